/**
 * Whether text from an address or the session can be a document's id: 1 to 1,500 bytes, no slash,
 * no reserved form.
 */
export function isDocumentId(text: string): boolean {
  const bytes = new TextEncoder().encode(text).length
  return bytes >= 1 && bytes <= 1_500 && !/\/|^\.{1,2}$|^__.*__$/.test(text)
}
