// What the tabs of a visit tell each other: texts by name, each with the time of its last change.
// In whatever order two tabs hear of changes, they end up with the same notes.

export type Notes = ReadonlyMap<string, Note>

/** `at` in milliseconds; the text '' says that it was removed. */
type Note = { at: number; text: string }

/** The notes after a change in this tab. `texts` are all that it has `now` (in milliseconds). */
export function noteChanges(before: Notes, texts: ReadonlyMap<string, string>, now: number): Notes {
  const after = new Map(before)
  for (const name of [...before.keys(), ...texts.keys()]) {
    const [old, text] = [after.get(name), texts.get(name) ?? '']
    if ((old?.text ?? '') === text) continue
    // Later than the note it replaces, even if the device's clock was set back.
    after.set(name, { at: Math.max(now, (old?.at ?? 0) + 1), text })
  }
  return after
}

/** The notes of `theirs` that `mine` lacks or has in an older form. */
export function newsIn(theirs: Notes, mine: Notes): Notes {
  return new Map([...theirs].filter(([name, note]) => isNewer(note, mine.get(name))))
}

/** Of two changes at the same moment, all tabs take the same one. */
const isNewer = (note: Note, other: Note | undefined) =>
  other === undefined || note.at > other.at || (note.at === other.at && note.text > other.text)

/** The form in which notes are stored and sent. */
export const listOf = (notes: Notes) => [...notes].map(([name, { at, text }]) => [name, at, text])

/** Notes from another tab or the session; null if they can't be read. */
export function readNotes(list: unknown): Notes | null {
  if (!Array.isArray(list)) return null
  const notes = new Map<string, Note>()
  for (const each of list as unknown[]) {
    const [name, at, text] = Array.isArray(each) ? (each as unknown[]) : []
    if (typeof name !== 'string' || !Number.isSafeInteger(at) || typeof text !== 'string')
      return null
    notes.set(name, { at: at as number, text })
  }
  return notes
}
