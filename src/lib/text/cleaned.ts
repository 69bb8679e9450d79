// What a paste brings along and nobody sees: no-break spaces, marks of direction, zero-width and
// control characters, half an emoji (U+FFFD where the browser has read a form). A text that leaves
// a form goes through one of these two, so that it is stored and compared as it looks.

/**
 * Everything without a picture of its own. A variation selector belongs to the emoji before it and
 * stays. An emoji of several joined people falls apart, because its joiner is invisible elsewhere.
 */
const invisible =
  /(\p{Extended_Pictographic}\ufe0f)|[^\P{Cc}\s\u0085]|[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\ufffc\ufffd]/gu
/** Braille's blank looks like a space. */
const space = /[\s\u0085\u2800]/gu
const lineEnd = /\r\n?|[\n\v\f\u0085\u2028\u2029]/gu

/** A typed or pasted text in one line: without invisible characters, with single plain spaces. */
export const cleanLine = (text: string): string =>
  visible(text).replaceAll(space, ' ').replaceAll(/ +/g, ' ').trim()

/** A typed or pasted text that may have lines. */
export const cleanLines = (text: string): string =>
  visible(text)
    .split(lineEnd)
    .map((line) => line.replaceAll(space, ' ').trimEnd())
    .join('\n')
    .trim()

/** An accent and its letter are one character, however they were typed. */
const visible = (text: string) => text.replaceAll(invisible, '$1').normalize()

/** Its first characters, counted by code points as the rules do, without blanks at either end. */
export const cut = (text: string, most: number): string =>
  Array.from(text).slice(0, most).join('').trim()
