// A booking's key, which is its id, is the customer's secret; its hash is public.
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 20 random characters [A-Za-z0-9]. */
export function randomId(): string {
  let key = ''
  while (key.length < 20) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    // Bytes past the last multiple of 62 are dropped, so that every character is equally likely.
    if (byte < letters.length * 4) key += letters[byte % letters.length]
  }
  return key
}

/** True for a text that can be a key. Older, shorter ids could be guessed, so they open nothing. */
export function isKey(text: string): boolean {
  return /^[A-Za-z0-9]{20}$/.test(text)
}

/** As 64 lower-case hex digits. Throws where the page isn't served over https or on localhost. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
