// The contact form: how it is read from the page, and what is wrong with it. The specification asks for no checks (section
// 5); without a name, an address or a message the office could do nothing, so those three are asked for.
import { checkEmail, type FieldProblem } from './field-problems'

/** As the mailer takes it (docs/specification.md). */
export type ContactMessage = {
  name: string
  lastName: string
  email: string
  phone: string
  message: string
}

/** Reads the form as it stands in the page, without blanks around the texts. */
export function readContactMessage(data: FormData): ContactMessage {
  const text = (name: keyof ContactMessage) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    name: text('name'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  }
}

export type ContactProblems = { [field in keyof ContactMessage]?: FieldProblem }

/** What keeps the message from being sent, by field in the order of the page; empty when it is complete. */
export function contactProblems({ name, email, message }: ContactMessage): ContactProblems {
  const emailWrong = checkEmail(email)
  return {
    ...(name === '' && { name: { kind: 'required', field: 'name' } }),
    ...(emailWrong && { email: emailWrong }),
    ...(message === '' && { message: { kind: 'required', field: 'message' } }),
  }
}
