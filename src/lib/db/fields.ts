// Reads a stored document field by field. The office's form writes text, numbers and sometimes
// nothing. Each reader returns a default for what it can't read, so that no document breaks a page.
import { withoutInvisible } from '~/lib/text/one-line'

export type Stored = Readonly<Record<string, unknown>>

/** Whether a value is an object, so that its fields can be read. */
export function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null
}

/** Whether a field has a value: not missing, null or ''. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** Text without invisible and control characters, except line feeds. A number as text; else ''. */
export function textField(stored: Stored, key: string): string {
  const value = stored[key]
  if (typeof value === 'string') return visibleText(value)
  return typeof value === 'number' ? String(value) : ''
}

// A terminal would obey control characters. HTML has no NUL, so a built page would differ.
const visibleText = (text: string) =>
  withoutInvisible(text)
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim()

/**
 * The URL of a picture: http, https, an image as `data:`, or a URL of this site. Else '', so that
 * no stored `javascript:` gets into a page or a booking. firestore.rules checks the same.
 */
export function pictureField(stored: Stored, key: string): string {
  const url = textField(stored, key)
  return isPicture(url) ? url : ''
}

/** One picture's URL or a list of them, without those that `pictureField` refuses. */
export function picturesField(stored: Stored, key: string): string[] {
  return textsField(stored, key).filter(isPicture)
}

const isPicture = (url: string) =>
  /^(?:(?:https?:|data:image\/).*|[^:/?#]*(?:[/?#].*)?)$/is.test(url)

/** One text or a list of texts, as a list. */
export function textsField(stored: Stored, key: string): string[] {
  const value = stored[key]
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values
    .map((each) => (typeof each === 'string' ? visibleText(each) : ''))
    .filter((each) => each !== '')
}

/** The most units of an item or a line. The rules refuse more; a larger number is damaged. */
export const maxUnits = 9_999
const typedCount = new RegExp(String.raw`^\d{1,${String(maxUnits).length}}$`)

/** A whole number from 0 to 9,999, or text of plain digits; null for anything else. */
export function countField(stored: Stored, key: string): number | null {
  const value = stored[key]
  if (typeof value === 'string') return typedCount.test(value) ? Number(value) : null
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxUnits
    ? value
    : null
}
