/**
 * A text in one line: white space and control characters, as in a pasted table, become single
 * spaces.
 */
export const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
