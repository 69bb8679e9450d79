// Problems of the contact fields, with no more checks than docs/specification.md has.
import { emailLength } from '~/lib/domain/email-length'
import { cleanLine } from '~/lib/text/cleaned'
import { messages } from '~/lib/text/messages'
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

export type FieldFault =
  | { kind: 'required'; field: keyof typeof required }
  | { kind: 'tooLong'; most: number }
  | { kind: 'noEmail' }

/** The text of an error. */
export function errorText(error: FieldFault): string {
  switch (error.kind) {
    case 'required':
      return required[error.field]
    case 'tooLong':
      return `Please shorten this to ${error.most} characters.`
    case 'noEmail':
      return 'Please enter an email like name@example.com.'
  }
}

/** For a text of 1 to `most` characters, not counting what `cleanLine` removes. */
export function checkText(
  text: string,
  field: keyof typeof required,
  most: number,
): FieldFault | null {
  return cleanLine(text) === '' ? { kind: 'required', field } : checkLength(text, most)
}

/** For a text of up to `most` characters, not counting what `cleanLine` removes. */
export function checkLength(text: string, most: number): FieldFault | null {
  return cleanLine(text).length > most ? { kind: 'tooLong', most } : null
}

/** The error of a typed email address; null if there is none. */
export function checkEmail(typed: string): FieldFault | null {
  const email = readEmail(typed)
  return checkText(email, 'email', emailLength) ?? (isEmail(email) ? null : { kind: 'noEmail' })
}
