const separators = /[\s().\-\u2010-\u2015/]/g
/** "ext. 3", "x3", "#3", ", 3" and ";ext=3". */
const extensionAtEnd = /[\s,;]*(?:(?:ext|extension|x)[.:=]?|[#,])\s*(\d{1,7})$/i
/** The letters on the keys 2 to 9. */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/**
 * `tel:+18155550142,3` for "(815) 555-0142 ext. 3". Letters stand for their keys.
 * @throws Error that says how to write a number, if this one can't be dialed
 */
export function telephoneUrl(phone: string): string {
  const [ending, extension] = extensionAtEnd.exec(phone.trim()) ?? ['']
  const typed = phone.trim().slice(0, phone.trim().length - ending.length)
  const number = numberIn(typed.replaceAll(separators, ''))
  if (number === null)
    throw new Error(
      `VITE_BUSINESS_PHONE can't be dialed: "${phone}". Write one number alone, such as (815) 555-0142 or (815) 555-0142 ext. 3.`,
    )
  return `tel:+${number}${extension === undefined ? '' : `,${extension}`}`
}

/** The build makes the link that dials, so that no page reads the number. */
export function withPhoneUrl<Company extends { phone: string }>(company: Company) {
  return { ...company, phoneUrl: company.phone && telephoneUrl(company.phone) }
}

/** The eleven digits of a US number, or null. */
function numberIn(typed: string): string | null {
  // A number that spells a word may have more letters than are dialed.
  const [, digits] =
    /^(?:\+?1)?([2-9]\d\d[2-9]\d{6})$/.exec(typed) ??
    /^1?([2-9]\d\d[2-9]\d{6})/.exec(spelled(typed)) ??
    []
  return digits === undefined ? null : `1${digits}`
}

/**
 * The digits of a number with a word in it, which begins with an area code; '' for any other. A
 * single letter is no word, nor are letters that look like digits: an O typed for 0 would dial 6.
 */
function spelled(typed: string): string {
  const [, word = ''] = /^1?\d{3,9}([a-z]{2,})\d*$/i.exec(typed) ?? []
  if (/^[oil]*$/i.test(word)) return ''
  return typed.replaceAll(/[a-z]/gi, (letter) =>
    String(2 + keys.findIndex((key) => key.includes(letter.toLowerCase()))),
  )
}
