// Firestore's rules can't import, so the numbers of src/lib/domain/business.ts that decide what may
// be stored are written into firestore.rules, and all of them into docs/rules.md: by each build,
// and by `npm run numbers`.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { amountNames, amountOf } from '~/lib/domain/amounts'
import * as current from '~/lib/domain/business'
import { formatCents, formatPercent, toDollars } from '~/lib/domain/money'
import { textOfNumbers, type SharedNumbers } from '~/lib/domain/shared-numbers'
import { offeredTimeWindows, timeWindowLabels } from '~/lib/pricing/labels'
import { checkBusiness, type Business } from './check-business'

/** Each number in words, by its name. */
export type Numbers = Readonly<Record<string, string>>

/** All numbers in the words of docs/rules.md. */
export function numbersOf(business: SharedNumbers = current): Numbers {
  const windows = offeredTimeWindows.map((window) => [
    `Delivery time: ${timeWindowLabels[window].summary}`,
    formatCents(business.timeWindows[window].cents),
  ])
  const codes = Object.entries(business.promoCodes)
  return {
    'Tax in Illinois': formatPercent(business.taxBasisPoints.IL),
    'Tax in Wisconsin': formatPercent(business.taxBasisPoints.WI),
    'Promo codes': codes.map(([code, percent]) => `${code} ${percent}%`).join(', ') || 'none',
    'Damage waiver': formatPercent(business.damageWaiverBasisPoints),
    'Insurance certificate': formatCents(business.insuranceCents),
    Deposit: formatCents(business.depositCents),
    ...Object.fromEntries(windows),
    'Delivery to a town with the flat fee': formatCents(business.flatDeliveryCents),
    'Towns with the flat fee': business.flatFeeCities.join(', '),
    'Delivery elsewhere in Illinois, for each mile': formatCents(business.deliveryCentsPerMile),
    'Delivery in Wisconsin': formatCents(business.wisconsinDeliveryCents),
    'Moved or canceled online, days before the first one': `${business.moveUntilDays}`,
    'Moves of a booking online': `${business.maxMoves}`,
  }
}

/**
 * A text that is the same for the same numbers. The build writes it into every page and into the
 * rules. The doctor compares it, and a page asks the rules for its own before it charges a card.
 */
export function fingerprintOf(business: SharedNumbers = current): string {
  return createHash('sha256').update(textOfNumbers(business)).digest('hex')
}

/** Each number as a document's id, by which the rules say whether they have it. */
export function numberIds(numbers: Numbers): string[] {
  return Object.entries(numbers).map(([what, value]) =>
    `${what} ${value}`.replaceAll(/['/\\]/g, ''),
  )
}

/**
 * The rules with the numbers. Throws if they have no place for them, or if a number can't be one.
 */
export function withRuleNumbers(rules: string, business: Business = current): string {
  checkBusiness(business)
  return fill(rules, /(\/\/ ---- Numbers\n.*?\n\n)(.*?)(\n *\/\/ ---- End of numbers)/s, () =>
    ruleFunctions(business),
  )
}

/** docs/rules.md with the numbers. Throws if it has no place for them. */
export function withDocNumbers(doc: string, numbers: Numbers = numbersOf()): string {
  const rows = Object.entries(numbers).map(([what, value]) => `| ${what} | ${value} |\n`)
  return fill(doc, /(## Numbers\n.*?\| --- \| --- \|\n)((?:\|[^\n]*\n)*)()/s, () => rows.join(''))
}

const files = { 'firestore.rules': withRuleNumbers, 'docs/rules.md': withDocNumbers }

/**
 * Writes the numbers into both files.
 * @returns the files that had other numbers
 */
export function writeNumbers(root: string): string[] {
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

/** Each number that differs, as `Tax in Illinois 8.75% → 9%`. */
export function changesBetween(before: Numbers, after: Numbers): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name} ${before[name] ?? 'none'} → ${after[name] ?? 'none'}`)
}

function fill(text: string, place: RegExp, write: () => string): string {
  if (!place.test(text)) throw new Error(`There is no place for the numbers: ${place.source}`)
  return text.replace(place, (_, start: string, _before, end: string) => start + write() + end)
}

/** Dollars and whole percents, as the rules compare them. */
function ruleFunctions(business: SharedNumbers): string {
  const { taxBasisPoints, promoCodes, flatFeeCities } = business
  const left = ascending(Object.values(promoCodes)).map((percent) => 100 - percent)
  const towns = flatFeeCities.map((town) =>
    town
      .toLowerCase()
      .replaceAll('.', '[.]')
      .replaceAll("'", String.raw`\\x27`),
  )
  return `    // The sum of the lines in cents, or what a promo code leaves of it.
    function isPromo(rent, sum) {
      return rent == sum${left.map((percent) => ` || rent == percent(sum, ${percent})`).join('')};
    }

    // The amounts of a booking, and those that the customer chooses.
    function areOptions(balances, rent) {
      return balances.keys().hasOnly('${amountNames.join(',')}'.split(','))
        && ${optionRules(business).join('\n        && ')};
    }

    function isWisconsin(balances, rent) {
      return balances.tax == share(rent, ${taxBasisPoints.WI}) && balances.deliveryFee == ${toDollars(business.wisconsinDeliveryCents)};
    }

    // The town in lower case.
    function isIllinois(town, balances, rent) {
      return balances.tax == share(rent, ${taxBasisPoints.IL})
        && (town.matches('${wrapped(towns)}')
          ? balances.deliveryFee == ${toDollars(business.flatDeliveryCents)}
          : isFee(balances.deliveryFee));
    }

    // The days which a customer may still leave, and to which a booking may move.
    function movableDays(calendar) {
      return calendar[${business.moveUntilDays}:calendar.size()];
    }
    function isMoveCount(moves) {
      return moves >= 0 && moves <= ${business.maxMoves};
    }

    // Each number in words, and the fingerprint of them all.
    function isNumber(words) {
      return words in [
        '${[...numberIds(numbersOf(business)), fingerprintOf(business)].join("',\n        '")}'
      ];
    }
`
}

/** What each option may be in a stored booking. */
function optionRules(business: SharedNumbers): string[] {
  return amountNames.flatMap((name) => {
    const { option } = amountOf(name)
    const amount = `balances.${name}`
    if (!option) return []
    if (option.kind === 'share')
      return `(${amount} == 0 || ${amount} == share(rent, ${business[option.number]}))`
    const most =
      option.kind === 'fixed'
        ? [0, business[option.number]]
        : ascending(Object.values(business[option.number]).map(({ cents }) => cents))
    return `${amount} in [${most.map(toDollars).join(', ')}]`
  })
}

const ascending = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b)

/** Alternatives of a pattern, in texts of one line each. */
function wrapped(towns: readonly string[]): string {
  const rows = Array.from({ length: Math.ceil(towns.length / 6) }, (_, row) =>
    towns.slice(row * 6, row * 6 + 6).join('|'),
  )
  return rows.join(`'\n          + '|`)
}
