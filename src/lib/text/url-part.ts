/** Half of an emoji becomes U+FFFD, because `encodeURIComponent` throws on it. Never throws. */
export function urlPart(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'))
}
