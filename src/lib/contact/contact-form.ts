// The specification asks for no checks (section 5), but the office can't answer without a name, an
// email address and a message.
import { cleanLine, cleanLines } from '~/lib/text/cleaned'
import { readEmail } from './email'
import { checkEmail, type FieldFault } from './field-errors'

/** The form in which the mailer takes it (docs/specification.md). */
export type ContactMessage = {
  name: string
  lastName: string
  email: string
  phone: string
  message: string
}

/** Reads the form's fields, without invisible characters. */
export function readContactMessage(data: FormData): ContactMessage {
  const text = (name: keyof ContactMessage) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: cleanLine(text('name')),
    lastName: cleanLine(text('lastName')),
    email: readEmail(text('email')),
    phone: cleanLine(text('phone')),
    message: cleanLines(text('message')),
  }
}

export type ContactErrors = { [field in keyof ContactMessage]?: FieldFault }

/** The errors of the message by field, in the order of the page; empty when it is complete. */
export function contactErrors({ name, email, message }: ContactMessage): ContactErrors {
  const emailWrong = checkEmail(email)
  return {
    ...(name === '' && { name: { kind: 'required', field: 'name' } }),
    ...(emailWrong && { email: emailWrong }),
    ...(message === '' && { message: { kind: 'required', field: 'message' } }),
  }
}
