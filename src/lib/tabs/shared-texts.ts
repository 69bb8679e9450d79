// What the tabs of a visit tell each other: texts by name, each with the time of its last change.
// In whatever order two tabs hear of changes, they end up with the same texts.

export type SharedTexts = ReadonlyMap<string, SharedText>

/** `at` in milliseconds; the text '' says that it was removed. */
type SharedText = { at: number; text: string }

/** The texts after a change in this tab. `texts` are all that it has `now` (in milliseconds). */
export function withChanges(
  before: SharedTexts,
  texts: ReadonlyMap<string, string>,
  now: number,
): SharedTexts {
  const after = new Map(before)
  for (const name of [...before.keys(), ...texts.keys()]) {
    const [old, text] = [after.get(name), texts.get(name) ?? '']
    if ((old?.text ?? '') === text) continue
    // Later than the text it replaces, even if the device's clock was set back.
    after.set(name, { at: Math.max(now, (old?.at ?? 0) + 1), text })
  }
  return after
}

/** The texts of `theirs` that `mine` lacks or has in an older form. */
export function newsIn(theirs: SharedTexts, mine: SharedTexts): SharedTexts {
  return new Map([...theirs].filter(([name, shared]) => isNewer(shared, mine.get(name))))
}

/** Of two changes at the same moment, all tabs take the same one. */
const isNewer = (shared: SharedText, other: SharedText | undefined) =>
  other === undefined ||
  shared.at > other.at ||
  (shared.at === other.at && shared.text > other.text)

/** The form in which texts are stored and sent. */
export const listOf = (texts: SharedTexts) =>
  [...texts].map(([name, { at, text }]) => [name, at, text])

/** Texts from another tab or the session; null if they can't be read. */
export function readSharedTexts(list: unknown): SharedTexts | null {
  if (!Array.isArray(list)) return null
  const texts = new Map<string, SharedText>()
  for (const each of list as unknown[]) {
    const [name, at, text] = Array.isArray(each) ? (each as unknown[]) : []
    if (typeof name !== 'string' || !Number.isSafeInteger(at) || typeof text !== 'string')
      return null
    texts.set(name, { at: at as number, text })
  }
  return texts
}
