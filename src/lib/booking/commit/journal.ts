// The journal of orders and payments: written before each step, so that the next visit can finish, or tell, whatever a
// crash left behind. It is in localStorage; what that refuses lives as long as the session, or the page.
import { useSyncExternalStore } from 'react'
import { readEntry, type JournalEntry } from '~/lib/booking/commit/journal-entry'
import { journalKey } from '~/lib/booking/commit/journal-key'
import { readSession, writeSession } from '~/lib/session'

/** The browser refuses to store something that must not be lost. */
export class StorageRefused extends Error {}

const listeners = new Set<() => void>()
let cached: { text: string; entries: readonly JournalEntry[] } = { text: '', entries: [] }

/** Everything that isn't over. The same text gives the same list, so that screens draw again only on a change. */
export function readJournal(): readonly JournalEntry[] {
  const text = textNow()
  if (text !== cached.text) {
    // What localStorage refused is newer than what it still holds.
    const newer = readKept()
    cached = { text, entries: [...without(parse(readLocal()), ...newer), ...newer] }
  }
  return cached.entries
}

/** The journal, kept up to date, also by what other tabs write. */
export function useJournal(): readonly JournalEntry[] {
  return useSyncExternalStore(subscribe, readJournal, () => empty)
}
const empty: readonly JournalEntry[] = []

const textNow = () => `${readLocal()}\n${readSession(journalKey) ?? ''}`

/**
 * Writes an entry, in place of an earlier state of the same one.
 * @throws StorageRefused: then nothing may be charged, as a crash couldn't be told
 */
export function note(entry: JournalEntry): void {
  const entries = [...without(readJournal(), entry), entry]
  try {
    writeLocal([...without(parse(readLocal()), entry), entry])
  } catch {
    throw new StorageRefused('This browser keeps no notes.')
  }
  writeKept(without(readKept(), entry), entries)
}

/** Writes an entry where going on matters more than the note: the session has to do, or this page. Never throws. */
export function noteIfPossible(entry: JournalEntry): void {
  try {
    note(entry)
  } catch {
    const entries = [...without(readJournal(), entry), entry]
    writeKept([...without(readKept(), entry), entry], entries)
  }
}

/** Strikes out an entry that is over. Never throws. */
export function strike(entry: JournalEntry): void {
  const entries = without(readJournal(), entry)
  try {
    writeLocal(without(parse(readLocal()), entry))
  } catch {
    // The next visit strikes it out.
  }
  writeKept(without(readKept(), entry), entries)
  // What was refused may find room now, where other tabs see it, too.
  for (const kept of readKept()) noteIfPossible(kept)
}

/** False once another tab has struck this entry out. */
export function isNoted(entry: JournalEntry): boolean {
  return readJournal().some((other) => isSame(other, entry))
}

const readKept = () => parse(readSession(journalKey))

/** Writes what localStorage refused, and tells every screen that shows the journal: `all` of it, as it is now. */
function writeKept(kept: readonly JournalEntry[], all: readonly JournalEntry[]) {
  if (kept.length > 0 || readSession(journalKey) !== null)
    writeSession(journalKey, kept.length === 0 ? '' : JSON.stringify(kept))
  cached = { text: textNow(), entries: all }
  for (const listener of listeners) listener()
}

function writeLocal(entries: readonly JournalEntry[]) {
  if (entries.length === 0) localStorage.removeItem(journalKey)
  else localStorage.setItem(journalKey, JSON.stringify(entries))
}

const without = (entries: readonly JournalEntry[], ...gone: readonly JournalEntry[]) =>
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

function readLocal(): string {
  try {
    return localStorage.getItem(journalKey) ?? ''
  } catch {
    return ''
  }
}

function parse(text: string | null): JournalEntry[] {
  try {
    const stored: unknown = JSON.parse(text || '[]')
    return Array.isArray(stored) ? stored.map(readEntry).filter((entry) => entry !== null) : []
  } catch {
    return []
  }
}
