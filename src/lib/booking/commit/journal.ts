// The journal of orders and payments, written before each step (docs/decisions/order-flow.md).
// Entries that localStorage refuses live as long as the session or the page.
import { useSyncExternalStore } from 'react'
import { readSession, writeSession } from '~/lib/storage/browser-storage'
import { listText, readDevice, readList, writeDevice } from '~/lib/storage/device-storage'
import { listenersOfChanges } from '~/lib/storage/listeners'
import { readEntry, toStoredEntry, type JournalEntry } from './journal-entry'
import { journalKey } from './journal-key'

/** The browser refuses to store an entry that must not be lost. */
export class StorageRefused extends Error {}

type Entries = readonly JournalEntry[]

const { notify, subscribe } = listenersOfChanges()
const none: Entries = []
let cached = { text: '', entries: none }

/** The same stored text returns the same list, so screens render again only after a change. */
export function readJournal(): Entries {
  const text = `${readDevice(journalKey)}\n${readSession(journalKey) ?? ''}`
  if (text !== cached.text) {
    // Entries that localStorage refused are newer than those it has.
    const newer = refused()
    cached = { text, entries: [...without(stored(), ...newer), ...newer] }
  }
  return cached.entries
}

/** The journal. Renders again when this or another tab changes it. */
export function useJournal(): Entries {
  return useSyncExternalStore(subscribeInAllTabs, readJournal, () => none)
}

/** @throws StorageRefused: then nothing may be charged, because a crash would leave no trace */
export function saveEntry(entry: JournalEntry): void {
  if (!writeDevice(journalKey, textOf([...without(stored(), entry), entry])))
    throw new StorageRefused('This browser keeps no notes.')
  keep(without(refused(), entry))
}

/** Saves an entry, in the session or this page if localStorage refuses it. Never throws. */
export function saveEntryIfPossible(entry: JournalEntry): void {
  try {
    saveEntry(entry)
  } catch {
    keep([...without(refused(), entry), entry])
  }
}

/** Removes a finished entry. If localStorage refuses, the next page load does so. Never throws. */
export function removeEntry(entry: JournalEntry): void {
  writeDevice(journalKey, textOf(without(stored(), entry)))
  keep(without(refused(), entry))
  // Entries that were refused may fit now, so that other tabs see them too.
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

const textOf = (entries: Entries) => listText(entries.map(toStoredEntry))

/** Keeps refused entries for the session, and updates every screen that shows the journal. */
function keep(entries: Entries) {
  if (entries.length > 0 || readSession(journalKey) !== null)
    writeSession(journalKey, textOf(entries))
  notify()
}

const without = (entries: Entries, ...gone: Entries) =>
  entries.filter((entry) => !gone.some((other) => isSame(other, entry)))

/** An order and the rest of its charge count as one entry. */
const isSame = (a: JournalEntry, b: JournalEntry) =>
  a.reference === b.reference && (a.kind === 'placed') === (b.kind === 'placed')

function subscribeInAllTabs(listener: () => void) {
  const stop = subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}
