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
  const [stored, kept] = [readLocal() ?? '', readSession(journalKey) ?? '']
  const text = `${stored}\n${kept}`
  if (text !== cached.text) {
    // What localStorage refused is newer than what it still holds.
    const newer = parse(kept)
    const older = parse(stored).filter((entry) => !newer.some((other) => isSame(other, entry)))
    cached = { text, entries: [...older, ...newer] }
  }
  return cached.entries
}

/** The journal, kept up to date, also by what other tabs write. */
export function useJournal(): readonly JournalEntry[] {
  return useSyncExternalStore(subscribe, readJournal, () => empty)
}
const empty: readonly JournalEntry[] = []

/**
 * Writes an entry, in place of an earlier state of the same one.
 * @throws StorageRefused: then nothing may be charged, as a crash couldn't be told
 */
export function note(entry: JournalEntry): void {
  const others = parse(readLocal()).filter((other) => !isSame(other, entry))
  try {
    localStorage.setItem(journalKey, JSON.stringify([...others, entry]))
  } catch {
    throw new StorageRefused('This browser keeps no notes.')
  }
  keepInSession((entries) => entries.filter((other) => !isSame(other, entry)))
  tell()
}

/** Writes an entry where going on matters more than the note: the session has to do, or this page. Never throws. */
export function noteIfPossible(entry: JournalEntry): void {
  try {
    note(entry)
  } catch {
    keepInSession((entries) => [...entries.filter((other) => !isSame(other, entry)), entry])
    tell()
  }
}

/** Strikes out an entry that is over. Never throws. */
export function strike(entry: JournalEntry): void {
  keepInSession((entries) => entries.filter((other) => !isSame(other, entry)))
  try {
    const rest = parse(readLocal()).filter((other) => !isSame(other, entry))
    if (rest.length === 0) localStorage.removeItem(journalKey)
    else localStorage.setItem(journalKey, JSON.stringify(rest))
  } catch {
    // The next visit strikes it out.
  }
  // What was refused may find room now, where other tabs see it, too.
  parse(readSession(journalKey)).forEach(noteIfPossible)
  tell()
}

/** False once another tab has struck this entry out. */
export function isNoted(entry: JournalEntry): boolean {
  return readJournal().some((other) => isSame(other, entry))
}

function keepInSession(change: (entries: JournalEntry[]) => JournalEntry[]) {
  const stored = readSession(journalKey)
  const entries = change(parse(stored))
  const text = entries.length === 0 ? '' : JSON.stringify(entries)
  if (text !== (stored ?? '')) writeSession(journalKey, text)
}

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

const tell = () => listeners.forEach((listener) => listener())

function readLocal(): string | null {
  try {
    return localStorage.getItem(journalKey)
  } catch {
    return null
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
