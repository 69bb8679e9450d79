// A finding of the doctor, and the table of all findings.
import { printableLine } from '../printable.mjs'

export type Finding = {
  /**
   * ok: as it should be. bad: something doesn't work, or isn't safe. look: it works, but somebody
   * should look at it.
   */
  mark: 'ok' | 'bad' | 'look'
  what: string
  /** What to do about it. */
  remedy?: string
  /** True if it reports what couldn't be checked. */
  isUnchecked?: true
}

export const ok = (what: string): Finding => ({ mark: 'ok', what })
export const bad = (what: string, remedy: string): Finding => ({ mark: 'bad', what, remedy })
export const look = (what: string, remedy: string): Finding => ({ mark: 'look', what, remedy })
/** Nothing is known about it, because it couldn't be asked. */
export const unchecked = (what: string, remedy: string): Finding => ({
  ...look(what, remedy),
  isUnchecked: true,
})

/** A finding: ok, or what is wrong and how to fix it. */
export function expected(isRight: boolean, what: string, wrong: string, remedy: string): Finding {
  return isRight ? ok(what) : bad(wrong, remedy)
}

/**
 * What couldn't be found out, because the database gave no answer; nothing if the list is empty.
 */
export function unanswered(names: readonly string[]): Finding[] {
  if (names.length === 0) return []
  return [
    unchecked(`The database couldn't be asked about: ${names.join('; ')}`, 'Run the doctor again.'),
  ]
}

const signs = { ok: '✔', bad: '✘', look: '!' }

/** The table: groups of findings under their titles, and the number of problems. */
export function reportOf(groups: ReadonlyMap<string, readonly Finding[]>) {
  const lines = [...groups].flatMap(([title, findings]) => [
    '',
    title,
    ...findings.flatMap(({ mark, what, remedy }) => [
      `  ${signs[mark]} ${printableLine(what)}`,
      ...(remedy === undefined ? [] : [`      ${printableLine(remedy)}`]),
    ]),
  ])
  const all = [...groups.values()].flat()
  const wrong = all.filter(({ mark }) => mark === 'bad').length
  const isWhole = !all.some(({ isUnchecked }) => isUnchecked)
  const sum = wrong > 0 ? `${wrong} to put right.` : isWhole ? 'Nothing is wrong.' : ''
  const rest = isWhole ? '' : 'Not everything could be checked: the lines with ! say what.'
  return { lines: [...lines, '', [sum, rest].filter(Boolean).join(' ')], wrong }
}
