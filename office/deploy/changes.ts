// What changes for customers, as a deploy says it before it does anything.
import type { RulesPart } from '~/content/contract'
import { changesBetween, type Rates } from '../../scripts/build/rates'

/** Null if the live site doesn't publish it yet. */
type Live = { rates: Rates | null; words: readonly RulesPart[] | null }
type Next = { rates: Rates; words: readonly RulesPart[] }

export function describeChanges(live: Live, next: Next): string {
  const changes = [
    ...(live.rates
      ? changesBetween(live.rates, next.rates)
      : [
          "Prices, hours and closed days can't be compared: the live site has no list of them yet.",
        ]),
    ...(live.words
      ? changesOfWords(live.words, next.words)
      : ["The words of the contract can't be compared: the live site has no list of them yet."]),
  ]
  return changes.length === 0
    ? 'No price, hours, closed day or word of the contract changes.'
    : ['Compared with the live site:', ...changes].join('\n  ')
}

function changesOfWords(before: readonly RulesPart[], after: readonly RulesPart[]): string[] {
  const [old, now] = [rulesOf(before), rulesOf(after)]
  const changes = [
    ...old.filter((rule) => !now.includes(rule)).map((rule) => `  no longer: ${rule}`),
    ...now.filter((rule) => !old.includes(rule)).map((rule) => `  new: ${rule}`),
  ]
  return changes.length === 0 ? [] : ['The contract, so customers sign a new version:', ...changes]
}

/** Each rule after the title of its section. */
const rulesOf = (parts: readonly RulesPart[]): string[] =>
  parts.flatMap(({ title, intro, sections }) => [
    `${title}: ${intro}`,
    ...sections.flatMap((section) =>
      section.rules.map(
        (rule) => `${section.title}: ${typeof rule === 'string' ? rule : rule.text}`,
      ),
    ),
  ])
