// The problems in words: by kind and page, or also by release and browser, with counts for each day.
import type { Day } from '~/lib/domain/day'
import { dayWithoutYear } from '~/lib/time/day-text'
import { groupBy } from '../group-by'
import { plural } from '../sync/report'
import type { DatedProblem, ReadProblems } from './read'
import { sayProblems } from './words'

/** How many of a kind a day can hold (firestore.rules). */
const fullDay = 100

/** Pages of a kind that a report names, unless it names everything. */
const shownPages = 20

type How = {
  /** A position in words, if the release's maps are kept. */
  lineOf: (problem: DatedProblem) => string | null
  /** False: only sums by kind and page, because anybody can store very many problems. */
  isWhole: boolean
}

export function reportProblems({ problems, unread }: ReadProblems, how: How): string[] {
  const kinds = newestFirst([...groupBy(problems, ({ kind }) => kind).values()])
  return [
    `${plural(problems.length, 'problem')} that visitors met.`,
    ...kinds.flatMap((group) => kindLines(group, how)),
    ...(how.isWhole || problems.length === 0
      ? []
      : ['', 'Browsers, releases and lines of the source: npm run problems -- --all']),
    ...(unread === 0
      ? []
      : ['', `${plural(unread, 'document')} that the site can't have written.`]),
  ]
}

function kindLines(problems: readonly DatedProblem[], { lineOf, isWhole }: How): string[] {
  const [first] = problems
  if (!first) return []
  const isFull = countDays(problems).some(([, count]) => count >= fullDay)
  return [
    '',
    `${sayProblems(first.kind, problems.length)}${isFull ? ` (a day has room for ${fullDay})` : ''}`,
    ...(isWhole ? [] : pageLines(problems)),
    ...newestFirst(isWhole ? [...groupBy(problems, rowOf).values()] : []).flatMap((alike) => {
      const [one] = alike
      if (!one) return []
      return [
        `  ${rowOf(one)}  ${dayWords(alike)}`,
        ...(one.position === undefined
          ? []
          : [`      ${lineOf(one) ?? `${one.position} (the maps of this release are not kept)`}`]),
      ]
    }),
  ]
}

function pageLines(problems: readonly DatedProblem[]): string[] {
  const pages = [...groupBy(problems, ({ page }) => page)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  const more = pages.length - shownPages
  return [
    ...pages.slice(0, shownPages).map(([page, met]) => `  ${page}  ${dayWords(met)}`),
    ...(more > 0 ? [`  and ${plural(more, 'more page')}`] : []),
  ]
}

/** "Tue, Nov 24: 1; Mon, Nov 23: 2" */
const dayWords = (problems: readonly DatedProblem[]) =>
  countDays(problems)
    .map(([day, count]) => `${dayWithoutYear(day, 'short')}: ${count}`)
    .join('; ')

function rowOf({ page, release, browser, version, position = '' }: DatedProblem): string {
  return [page, `${browser} ${version}`, `release ${release}`, position]
    .filter((part) => part !== '')
    .join(', ')
}

/** How many on each day, the newest first. */
function countDays(problems: readonly DatedProblem[]): [Day, number][] {
  const days = groupBy(problems, ({ day }) => day)
  return [...days]
    .map(([day, all]): [Day, number] => [day, all.length])
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
}

/** Groups by their newest day, then by their size. */
function newestFirst(groups: readonly (readonly DatedProblem[])[]) {
  const newest = (group: readonly DatedProblem[]) => countDays(group)[0]?.[0] ?? ''
  return groups.toSorted((a, b) =>
    newest(a) === newest(b) ? b.length - a.length : newest(a) < newest(b) ? 1 : -1,
  )
}
