// What a command prints: stored texts, which strangers may have written, can't steer the
// terminal or look like other lines.

/**
 * A text for the terminal or a spreadsheet: without control characters, which a terminal obeys, and
 * without the characters that change the direction of writing, which make a text look like another.
 * Lines stay.
 * @param {string} text
 * @returns {string}
 */
export function printable(text) {
  return text.replaceAll(/[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '')
}

/**
 * A text for the terminal or a spreadsheet, in one line. A line feed of a stored text, such as an
 * invoice's id, would begin a line that looks like the command's own.
 * @param {string} text
 * @returns {string}
 */
export function printableLine(text) {
  return printable(text.replaceAll('\n', ' '))
}

/**
 * Lets a command say one line at a time.
 * @param {(line: string) => void} print
 * @returns {(line: string) => void}
 */
export const sayWith = (print) => (line) => print(printableLine(line))
