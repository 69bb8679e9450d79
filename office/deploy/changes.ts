// What changes for customers, as a deploy says it before it does anything.
import type { LegalPart } from '~/content/contract'
import { clausesOf } from '../../scripts/build/contract-versions'
import { changesBetween, type Rates } from '../../scripts/build/rates'

/** Null if the live site doesn't publish it yet. */
type Live = { rates: Rates | null; words: readonly LegalPart[] | null }
type Next = { rates: Rates; words: readonly LegalPart[] }

export function changesFor(live: Live, next: Next): string[] {
  return [
    ...(live.rates
      ? changesBetween(live.rates, next.rates)
      : [unknown('Prices, hours and closed days')]),
    ...(live.words
      ? changesOfWords(live.words, next.words)
      : [unknown('The words of the contract')]),
  ]
}

const unknown = (what: string) =>
  `${what} can't be compared: the live site has no list of them yet.`

function changesOfWords(before: readonly LegalPart[], after: readonly LegalPart[]): string[] {
  const [old, now] = [sentencesOf(before), sentencesOf(after)]
  const gone = old.filter((sentence) => !now.includes(sentence))
  const added = now.filter((sentence) => !old.includes(sentence))
  return [
    ...gone.map((sentence) => `No longer in the contract: ${sentence}`),
    ...added.map((sentence) => `New in the contract: ${sentence}`),
  ]
}

/** Of a long clause, often a single sentence changes. */
const sentencesOf = (parts: readonly LegalPart[]) =>
  clausesOf(parts).flatMap((clause) => clause.split(/(?<=[.!?]) /))
