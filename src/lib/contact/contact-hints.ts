// Hints about a contact that is probably wrong. None prevents sending.
import { cleanLine } from '~/lib/text/cleaned'
import { isEmail, readEmail } from './email'
import { meantEmail } from './email-slips'

export type ContactHint =
  | { kind: 'didYouMean'; corrected: string }
  | { kind: 'noDot' }
  | { kind: 'noAreaCode' }
  | { kind: 'fewDigits' | 'manyDigits'; count: number }

/** Null if nothing looks wrong, or if the suggestion would look wrong, too. */
export function emailHint(typed: string): ContactHint | null {
  const email = readEmail(typed)
  const corrected = meantEmail(email)
  if (corrected === null || !isEmail(corrected)) return null
  const isSlip = corrected.toLowerCase() !== email.toLowerCase()
  if (corrected.slice(corrected.indexOf('@')).includes('.'))
    return isSlip ? { kind: 'didYouMean', corrected } : null
  return isSlip ? null : { kind: 'noDot' }
}

const extension = /[ ,;]*(?:ext(?:ension)?\.?|x|#) *\d{1,6}$/i

/** Null for ten digits in any notation and for a number abroad. */
export function phoneHint(typed: string): ContactHint | null {
  const line = cleanLine(typed)
  const number = line.replace(extension, '')
  if (number === '') return null
  const corrected = withoutLetters(line)
  if (corrected !== line && countDigits(withoutLetters(number)) === 10)
    return { kind: 'didYouMean', corrected }
  const count = countDigits(number)
  if (count === 10 || (/^\+(?!1)/.test(number) && count > 7)) return null
  if (count === 7) return { kind: 'noAreaCode' }
  return { kind: count < 10 ? 'fewDigits' : 'manyDigits', count }
}

/** Without the 1 of the United States. */
function countDigits(number: string): number {
  const digits = number.replace(/\D/g, '')
  const ours = number.startsWith('+1') || (digits.length === 11 && digits.startsWith('1'))
  return ours ? digits.length - 1 : digits.length
}

/** With digits in place of letters that look like them, if there are no other letters. */
function withoutLetters(number: string): string {
  if (/[^\d\s()./+\-OoIl]/.test(number)) return number
  return number.replace(/[Oo]/g, '0').replace(/[Il]/g, '1')
}

export function contactHintText(hint: ContactHint): string {
  switch (hint.kind) {
    case 'didYouMean':
      return `Did you mean ${hint.corrected}?`
    case 'noDot':
      return 'Is this right? It has no .com or .org.'
    case 'noAreaCode':
      return 'Is the area code missing? US numbers have 10 digits.'
    case 'fewDigits':
    case 'manyDigits':
      return `Please check: that's ${hint.count} digits; US numbers have 10.`
  }
}
