// The journal of orders and payments: written before each step, so that the next visit can finish, or tell, whatever a
// crash left behind. It is in localStorage; what that refuses lives as long as the session, or the page.
import { useSyncExternalStore } from 'react'
import { readEntry, type JournalEntry } from './journal-entry'
import { journalKey } from './journal-key'
import {
  listText,
  readDevice,
  readList,
  readSession,
  writeDevice,
  writeSession,
} from '~/lib/storage/browser-storage'

/** The browser refuses to store something that must not be lost. */
export class StorageRefused extends Error {}

type Entries = readonly JournalEntry[]

const listeners = new Set<() => void>()
const none: Entries = []
let cached = { text: '', entries: none }

/** Everything that isn't over. The same text gives the same list, so that screens draw again only on a change. */
export function readJournal(): Entries {
  const text = `${readDevice(journalKey)}\n${readSession(journalKey) ?? ''}`
  if (text !== cached.text) {
    // What localStorage refused is newer than what it still holds.
    const newer = refused()
    cached = { text, entries: [...without(stored(), ...newer), ...newer] }
  }
  return cached.entries
}

/** The journal, kept up to date, also by what other tabs write. */
export function useJournal(): Entries {
  return useSyncExternalStore(subscribe, readJournal, () => none)
}

/**
 * Writes an entry, in place of an earlier state of the same one.
 * @throws StorageRefused: then nothing may be charged, as a crash would leave no trace
 */
export function saveEntry(entry: JournalEntry): void {
  if (!writeDevice(journalKey, listText([...without(stored(), entry), entry])))
    throw new StorageRefused('This browser keeps no notes.')
  keep(without(refused(), entry))
}

/** Writes an entry where going on matters more than the note: the session has to do, or this page. Never throws. */
export function saveEntryIfPossible(entry: JournalEntry): void {
  try {
    saveEntry(entry)
  } catch {
    keep([...without(refused(), entry), entry])
  }
}

/** Removes an entry that is over; where localStorage refuses that, the next visit does. Never throws. */
export function removeEntry(entry: JournalEntry): void {
  writeDevice(journalKey, listText(without(stored(), entry)))
  keep(without(refused(), entry))
  // What was refused may find room now, where other tabs see it, too.
  for (const kept of refused()) saveEntryIfPossible(kept)
}

/** False once another tab has removed this entry. */
export function hasEntry(entry: JournalEntry): boolean {
  return readJournal().some((other) => isSame(other, entry))
}

const stored = () => entriesOf(readDevice(journalKey))
const refused = () => entriesOf(readSession(journalKey) ?? '')

const entriesOf = (text: string) =>
  readList(text)
    .map(readEntry)
    .filter((entry) => entry !== null)

/** Keeps for the session what localStorage refused, and tells every screen that shows the journal. */
function keep(entries: Entries) {
  if (entries.length > 0 || readSession(journalKey) !== null)
    writeSession(journalKey, listText(entries))
  for (const listener of listeners) listener()
}

const without = (entries: Entries, ...gone: Entries) =>
  entries.filter((entry) => !gone.some((other) => isSame(other, entry)))

/** An order and the charge that stays of it are one. */
const isSame = (a: JournalEntry, b: JournalEntry) =>
  a.reference === b.reference && (a.kind === 'placed') === (b.kind === 'placed')

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
