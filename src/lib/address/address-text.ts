// What phones, word processors and copied pages add to an address is taken off before it is read.

/** The text with plain apostrophes, dashes, commas and blanks, without marks that nobody sees or reads; lines become parts. */
export function cleanAddress(typed: string): string {
  return typed
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[‐-―]/g, '-')
    .replace(/[;，、]|\s*[\r\n]+\s*/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{So}\ufe0f]/gu, '')
    .replace(/\b(IL|WI)[.-]?(?=\d{5}(?!\d))/gi, '$1 ')
    .replace(/ +/g, ' ')
}

/** The parts between commas, without those that hold nothing but dots. */
export function partsOf(clean: string): string[] {
  return clean
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /[^. ]/.test(part))
}
