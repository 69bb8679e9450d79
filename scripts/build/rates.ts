// Firestore's rules can't import, so each build and `npm run rates` write the rates that decide
// what may be stored into firestore.rules, and all of them into docs/rules.md.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as current from '~/lib/domain/business'
import { textToAgreeOn } from '~/lib/domain/fingerprint'
import type { SharedRates } from '~/lib/domain/shared-rates'
import { checkBusiness, type Business } from './check-business'
import { rateRows } from './rate-rows'
import { ruleFunctions } from './rule-functions'

/** Each rate in words, by its name. */
export type Rates = Readonly<Record<string, string>>

/** All rates in the words of docs/rules.md. */
export function ratesOf(business: SharedRates = current): Rates {
  return Object.fromEntries(rateRows(business).map(({ label, text }) => [label, text]))
}

/** What rates.json of the site has, by which a deploy from any folder can say what changes. */
export function publishedRates(hours: string): Rates {
  const closed = current.closedDays.map(
    ({ from, to, only }) =>
      `${from === to ? from : `${from} to ${to}`}${only === undefined ? '' : ` (${only})`}`,
  )
  return { ...ratesOf(), 'Opening hours': hours, 'Closed days': closed.join(', ') || 'none' }
}

/**
 * The same for the same rates. Each page and the rules have it. The doctor compares it, and a page
 * asks the rules for its own before it charges a card.
 */
export function fingerprintOf(business: SharedRates = current): string {
  return createHash('sha256').update(textToAgreeOn(business)).digest('hex')
}

/** Each rate as a document's id, by which the rules say whether they have it. */
export function rateIds(rates: Rates): string[] {
  return Object.entries(rates).map(([what, value]) => `${what} ${value}`.replaceAll(/['/\\]/g, ''))
}

/** How many versions of the contract a new signature may name. */
const accepted = 3

/**
 * Throws if the rules have no place for them, or a rate can't be one.
 * @param contracts versions, the newest first; without them, the rules keep theirs
 */
export function withRuleRates(
  rules: string,
  business: Business = current,
  contracts: readonly string[] = contractsIn(rules),
): string {
  checkBusiness(business)
  const versions = contracts.slice(0, accepted)
  const fingerprint = fingerprintOf(business)
  const ids = [
    ...rateIds(ratesOf(business)),
    fingerprint,
    ...versions.map((version) => `${fingerprint}_${version}`),
  ]
  return fill(rules, /(\/\/ ---- Generated\n.*?\n\n)(.*?)(\n *\/\/ ---- End of generated)/s, () =>
    ruleFunctions(business, ids, versions),
  )
}

function contractsIn(rules: string): string[] {
  const ids = [...rules.matchAll(/'[\da-f]{64}_(\w+)'/g)]
  return [...new Set(ids.map(([, version = '']) => version))]
}

const limits = {
  'Lines of one online order, at most': current.maxOrderLines,
  'Days of a line, at most': current.maxDaysPerLine,
}

/** docs/rules.md with the rates. Throws if it has no place for them. */
export function withDocRates(doc: string, rates: Rates = ratesOf()): string {
  const rows = Object.entries({ ...rates, ...limits }).map(
    ([what, value]) => `| ${what} | ${value} |\n`,
  )
  return fill(doc, /(## Rates\n.*?\| --- \| --- \|\n)((?:\|[^\n]*\n)*)()/s, () => rows.join(''))
}

/**
 * Into the rules and docs/rules.md; returns the files that had other rates.
 * @param contracts versions, the newest first
 */
export function writeRates(root: string, contracts: readonly { version: string }[]): string[] {
  const versions = contracts.map(({ version }) => version)
  const files = {
    'firestore.rules': (rules: string) => withRuleRates(rules, current, versions),
    'docs/rules.md': (doc: string) => withDocRates(doc),
  }
  return Object.entries(files)
    .filter(([name, written]) => {
      const path = join(root, name)
      const before = readFileSync(path, 'utf8')
      const after = written(before)
      if (after !== before) writeFileSync(path, after)
      return after !== before
    })
    .map(([name]) => name)
}

/** Each rate that differs, as `Tax in Illinois 8.75% → 9%`. */
export function changesBetween(before: Rates, after: Rates): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name} ${before[name] ?? 'none'} → ${after[name] ?? 'none'}`)
}

function fill(text: string, place: RegExp, write: () => string): string {
  if (!place.test(text)) throw new Error(`There is no place for the rates: ${place.source}`)
  return text.replace(place, (_, start: string, _before, end: string) => start + write() + end)
}
