// The database and the services around a page in a test: how they answer, and what they were sent.
import type { Allocation } from '~/lib/availability/allocation'
import type { ContactMessage } from '~/lib/contact/contact-form'
import type { BookingCommit } from '~/lib/db/bookings/booking-commit'
import type { BookingDocument } from '~/lib/db/bookings/booking-document'
import type { Item } from '~/lib/domain/item'
import type { Answer } from '~/lib/services/http'
import type { ChargeOutcome } from '~/lib/services/payment'
import { fromFields, type PlainFields } from '../../local/firestore/plain'
import { createStore } from '../../local/firestore/store'
import { day } from '../days'
import { testEnvironment } from '../env'
import { extra, inflatable } from '../items'

export const root = `projects/${testEnvironment.VITE_FIREBASE_PROJECT_ID}/databases/(default)/documents`

export type Mail = {
  kind: 'confirmation' | 'request' | 'invoice'
  id: string
  booking: BookingDocument
  /** The rows that the page adds. */
  details: unknown
}
export type Charge = { id: string; description: string; amount: number; idempotencyKey: string }
/** undefined: the commit is carried out. */
type CommitOutcome = 'refused' | 'unanswered' | void

export class Backend {
  /** The catalog. */
  items: Item[] = [
    inflatable({ name: 'Sunny Castle', capacity: 3 }),
    inflatable({ id: 'slide', name: 'Blue Slide', priceCents: 149_99, capacity: 1 }),
    extra({ priceCents: 1_50, capacity: 60 }),
  ]
  requestMode = false
  /** False while `config/availability` is missing. */
  checked = true
  /** What `config/availability` names where it is there. */
  source: 'allocations' | 'bookings' = 'allocations'
  /** False while the database can't be reached. */
  reachable = true
  /**
   * Runs before each commit of a booking. It may act as another visitor, or return the commit's
   * outcome.
   */
  beforeCommit: (commit: BookingCommit) => CommitOutcome | Promise<CommitOutcome> = () => undefined
  /** Runs before each other commit with the paths that it writes, and may return its outcome. */
  beforeWrites: (paths: string[]) => CommitOutcome | Promise<CommitOutcome> = () => undefined
  /**
   * Runs before each read with what is read: a document's path, or a collection's name. Throws to
   * let it fail.
   */
  beforeRead: (path: string) => void | Promise<void> = () => undefined
  /** Runs before each write with the document's path. */
  beforeWrite: (path: string) => void | Promise<void> = () => undefined
  /** The paths and collections that the rules let no page write. */
  readonly refused = new Set<string>()
  /** Bookings in the order of their commits. */
  commits: BookingCommit[] = []
  mails: Mail[] = []
  /** What the contact form's mail was sent with. */
  messages: ContactMessage[] = []
  /** The status with which the mailer answers. */
  mailStatus = 200
  /** The page that the site's own URL answers with. */
  page = ''
  /** Runs before each mail is answered. */
  beforeMail: (kind: Mail['kind']) => void | Promise<void> = () => undefined
  distance: Answer<number> | Promise<Answer<number>> = { ok: true, data: 12.4 }
  distancesAsked: string[] = []
  charges: Charge[] = []
  /** Decides about each charge. */
  charge: (charge: Charge) => ChargeOutcome | Promise<ChargeOutcome> = () => 'paid'
  readonly store = createStore()

  /** Puts a document at a path such as `invoices-test/i1`. */
  put(path: string, fields: PlainFields): void {
    void this.store.seed({ [path]: fields })
    this.noteWrite(path, true)
  }

  refuses(path: string): boolean {
    return this.refused.has(path) || this.refused.has(path.slice(0, path.indexOf('/')))
  }

  /** A claim's key can't be used again. A deleted document can be written again. */
  noteWrite(path: string, exists: boolean): void {
    if (!exists) this.refused.delete(path)
    else if (path.startsWith('claims/')) this.refused.add(path)
  }

  delete(path: string): void {
    this.noteWrite(path, false)
    void this.store.commit([{ delete: `${root}/${path}` }])
  }

  /** A document's data; null when there is none. */
  get(path: string): PlainFields | null {
    const document = this.store.get(path)
    return document && fromFields(document.fields)
  }

  /** Paths of a collection's documents. */
  paths(collection: string): string[] {
    return this.store
      .list()
      .map(({ path }) => path)
      .filter((path) => path.startsWith(`${collection}/`))
  }

  /** The units that are held or booked. */
  get taken(): Allocation[] {
    return this.paths('allocations').map((path) => toAllocation(this.get(path) ?? {}))
  }

  /** Keys that were booked under, or given up. */
  get claims(): string[] {
    return this.paths('claims').flatMap((path) => text(this.get(path), 'key') || [])
  }
}

/** A text field; empty where the document has none. */
export function text(fields: PlainFields | null, name: string): string {
  const value = fields?.[name]
  return typeof value === 'string' ? value : ''
}

export function toAllocation(fields: PlainFields): Allocation {
  return {
    itemId: text(fields, 'itemID'),
    day: day(text(fields, 'date')),
    unit: Number(fields['unit']),
    owner: text(fields, 'owner'),
    expires: fields['expires'] instanceof Date ? fields['expires'] : null,
  }
}
