/** Whether text can be a document's id: 1 to 1,500 bytes, no slash, no reserved form. */
export function isDocumentId(text: string): boolean {
  const bytes = new TextEncoder().encode(text).length
  return bytes >= 1 && bytes <= 1_500 && !/\/|^\.{1,2}$|^__.*__$/.test(text)
}

/** Whether an id begins and ends visibly. Rules and sync trim ids, so no other can be booked. */
export const hasPlainEnds = (id: string): boolean => !/^[\p{Z}\p{C}]|[\p{Z}\p{C}]$/u.test(id)
