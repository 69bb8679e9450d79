// Every mail that the demonstration would have sent, newest first.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type Mail = {
  id: string
  /** An ISO instant. */
  sentAt: string
  kind: 'confirmation' | 'request' | 'invoice' | 'contact'
  to: string
  subject: string
  paragraphs: string[]
  /** Label and value: the booking's lines and amounts, or the sender's details. */
  rows: [string, string][]
  link: { label: string; href: string } | null
}

export type Outbox = ReturnType<typeof createOutbox>

/** Keeps mails in `file`, or only as long as the process runs when it is null. */
export function createOutbox(file: string | null) {
  const mails = file === null ? [] : readMails(file)

  return {
    list: (): readonly Mail[] => mails,
    add(draft: Omit<Mail, 'id' | 'sentAt'>): Mail {
      const mail = { id: crypto.randomUUID(), sentAt: new Date().toISOString(), ...draft }
      mails.unshift(mail)
      if (file !== null) writeMails(file, mails)
      return mail
    },
  }
}

function readMails(file: string): Mail[] {
  if (!existsSync(file)) return []
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Mail[]
  } catch (cause) {
    throw new Error(`${file} can't be read. "npm run reset" starts over.`, { cause })
  }
}

/** Written aside and renamed: a process that ends halfway leaves the older file whole. */
function writeMails(file: string, mails: Mail[]): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(mails, null, 2))
  renameSync(`${file}.new`, file)
}
