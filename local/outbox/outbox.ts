// Every mail that the demonstration would have sent, newest first.
import { readJsonFile, writeJsonFile } from '../json-file'

export type Mail = {
  id: string
  /** An ISO instant. */
  sentAt: string
  kind: 'confirmation' | 'request' | 'invoice' | 'receipt' | 'contact'
  to: string
  subject: string
  paragraphs: string[]
  /** Label and value: the booking's lines and amounts, or the sender's details. */
  rows: [string, string][]
  link: { label: string; href: string } | null
}

export type Outbox = ReturnType<typeof createOutbox>

/** Keeps mails in `file`, or in memory if it is null. */
export function createOutbox(file: string | null) {
  const mails = readJsonFile<Mail[]>(file, [])

  return {
    list: (): readonly Mail[] => mails,
    add(draft: Omit<Mail, 'id' | 'sentAt'>): Mail {
      const mail = { id: crypto.randomUUID(), sentAt: new Date().toISOString(), ...draft }
      mails.unshift(mail)
      writeJsonFile(file, mails)
      return mail
    },
  }
}
