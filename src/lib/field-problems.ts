// What is wrong with a field in which somebody tells who they are: no more is asked than the specification does (section 5).
import { messages } from '~/lib/messages'

/** Longest texts that the database's rules take, in characters. */
export const textLimits = { name: 100, lastName: 100, email: 254, phone: 40 } as const

/** The problem of a text of 1 to `most` characters, blanks around it aside; empty when there is none. */
export function textProblem(text: string, required: string, most: number): string {
  const length = text.trim().length
  if (length === 0) return required
  return length > most ? `Please shorten this to ${most} characters.` : ''
}

/**
 * The problem of an e-mail address; empty when there is none. No more than what an e-mail input itself would ask for, but
 * no control characters, as in the database's rules: they could end a line of a mail.
 */
export function emailProblem(email: string): string {
  const problem = textProblem(email, messages.emailRequired, textLimits.email)
  if (problem !== '') return problem
  return /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u.test(email.trim())
    ? ''
    : 'Please write the e-mail address like name@example.com.'
}
