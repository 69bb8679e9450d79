import { cleanLines } from '~/lib/text/cleaned'

/** Undoes what phones, word processors and copied pages do to an address; lines become parts. */
export function cleanAddress(typed: string): string {
  return cleanLines(typed)
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[‐-―]/g, '-')
    .replace(/[;，、]|\s*[\r\n]+\s*/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/[\p{So}\ufe0f]/gu, '')
    .replace(/\b(IL|WI)[.-]?(?=\d{5}(?!\d))/gi, '$1 ')
    .replace(/ +/g, ' ')
}

/** The parts between commas, except those that contain only dots. */
export function splitAtCommas(clean: string): string[] {
  return clean
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /[^. ]/.test(part))
}
