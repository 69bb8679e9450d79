// What the doctor found, and its report.
import { printableLine } from '../printable.mjs'

/** What is lost when nobody notices, the worst first. */
const losses = ['money', 'booking', 'privacy', 'page'] as const
export type Loss = (typeof losses)[number]

export type Finding = {
  /** bad: something is lost already. look: it may be. unchecked: nobody answered. */
  mark: 'bad' | 'look' | 'unchecked'
  loss: Loss
  what: string
  remedy: string
}

export const deploy = 'npm run deploy.'
export const sync = 'npm run allocations:sync -- --apply.'
export const inEnv = 'Correct it in .env; then npm run deploy.'
export const inBusiness = `Correct it in src/lib/domain/business.ts; then ${deploy}`

/**
 * What is wrong, and what to do about it. With `names`, such as those of bookings, it lists them; an
 * empty list is no finding.
 */
const finding = (mark: Finding['mark']) =>
  function find(loss: Loss, what: string, remedy: string, names?: readonly string[]): Finding[] {
    if (names === undefined) return [{ mark, loss, what, remedy }]
    const few = names.length > 8 ? [...names.slice(0, 8), `${names.length - 8} more`] : names
    return names.length === 0 ? [] : find(loss, `${what}: ${few.join(', ')}`, remedy)
  }
export const bad = finding('bad')
export const look = finding('look')

export const unchecked = (what: string, names?: readonly string[]): Finding[] =>
  finding('unchecked')('page', what, 'Run the doctor again.', names)
export const unanswered = (names: readonly string[]): Finding[] =>
  unchecked("The database didn't answer about", names)

/** What is lost comes before what may be, and the worst first. */
export function sorted(findings: readonly Finding[]): Finding[] {
  const rank = ({ mark, loss }: Finding) =>
    ['bad', 'look', 'unchecked'].indexOf(mark) * 10 + losses.indexOf(loss)
  return findings.toSorted((a, b) => rank(a) - rank(b))
}

/** The lines of the report, and how many findings there are to put right. */
export function reportOf(findings: readonly Finding[]) {
  const lines = sorted(findings).flatMap(({ mark, loss, what, remedy }) => [
    `  ${mark === 'bad' ? '✘' : '!'} ${mark === 'unchecked' ? '' : `${loss}: `}${printableLine(what)}`,
    `      ${printableLine(remedy)}`,
  ])
  const wrong = findings.filter(({ mark }) => mark === 'bad').length
  const isWhole = !findings.some(({ mark }) => mark === 'unchecked')
  const sum = wrong > 0 ? `${wrong} to put right.` : isWhole ? 'Nothing is wrong.' : ''
  const rest = isWhole ? '' : 'Not everything could be checked.'
  return { lines: [...lines, [sum, rest].filter(Boolean).join(' ')], wrong }
}
