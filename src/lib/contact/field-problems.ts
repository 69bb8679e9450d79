// Problems of the contact fields, with no more checks than docs/specification.md has.
import { emailLength } from '~/lib/domain/email-length'
import { messages } from '~/lib/text/messages'
import { cleanLine } from '~/lib/text/cleaned'
import { isEmail, readEmail } from './email'

const required = {
  address: messages.addressRequired,
  name: messages.nameRequired,
  lastName: messages.lastNameRequired,
  email: messages.emailRequired,
  phone: messages.phoneRequired,
  message: 'Message is required.',
  organization: "Please enter your organization's name.",
} as const

export type FieldProblem =
  | { kind: 'required'; field: keyof typeof required }
  | { kind: 'tooLong'; most: number }
  | { kind: 'noEmail' }

/** The text of a problem. */
export function problemText(problem: FieldProblem): string {
  switch (problem.kind) {
    case 'required':
      return required[problem.field]
    case 'tooLong':
      return `Please shorten this to ${problem.most} characters.`
    case 'noEmail':
      return 'Please enter an email like name@example.com.'
  }
}

/**
 * The problem of a text of 1 to `most` characters, not counting what `cleanLine` removes; null if there is
 * none.
 */
export function checkText(
  text: string,
  field: keyof typeof required,
  most: number,
): FieldProblem | null {
  return cleanLine(text) === '' ? { kind: 'required', field } : checkLength(text, most)
}

/**
 * The problem of a text of up to `most` characters, not counting what `cleanLine` removes; null if there is
 * none.
 */
export function checkLength(text: string, most: number): FieldProblem | null {
  return cleanLine(text).length > most ? { kind: 'tooLong', most } : null
}

/** The problem of a typed email address; null if there is none. */
export function checkEmail(typed: string): FieldProblem | null {
  const email = readEmail(typed)
  return checkText(email, 'email', emailLength) ?? (isEmail(email) ? null : { kind: 'noEmail' })
}
