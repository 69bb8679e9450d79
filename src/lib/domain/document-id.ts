/** Whether text can be a document's id: 1 to 1,500 bytes, no slash, no reserved form. */
export function isDocumentId(text: string): boolean {
  const bytes = new TextEncoder().encode(text).length
  return bytes >= 1 && bytes <= 1_500 && !/\/|^\.{1,2}$|^__.*__$/.test(text)
}

/**
 * Whether an id begins and ends with a visible character. The rules and the sync trim the ids in a
 * booking's lines, so the rules refuse a booking of any other item.
 */
export const hasPlainEnds = (id: string): boolean => !/^[\p{Z}\p{C}]|[\p{Z}\p{C}]$/u.test(id)
