// The amounts of a booking. Calculation, stored document and its reader, the rows of summary, page,
// invoice and mail, the samples and the database's rules (`npm run rates`) loop over this table.
import { eachOf } from './booking-texts'
import type { OrderForm } from './order-form'
import type { SharedRates } from './shared-rates'

export type OrderKind = 'cart' | 'item'

type NumberOf<Value> = {
  [Name in keyof SharedRates]: SharedRates[Name] extends Value ? Name : never
}[keyof SharedRates]
type FieldOf<Value> = {
  [Name in keyof OrderForm]-?: OrderForm[Name] extends Value ? Name : never
}[keyof OrderForm]

/** A field of the form, and the rate of business.ts that says what it costs. */
export type Option =
  /** An amount or nothing. */
  | { kind: 'fixed'; field: FieldOf<boolean>; number: NumberOf<number> }
  /** A share of the discounted rent, in basis points, or nothing. */
  | { kind: 'share'; field: FieldOf<boolean>; number: NumberOf<number> }
  /** The price of the chosen time window. */
  | { kind: 'window'; field: 'timeWindow'; number: 'timeWindows' }

/** Its properties' names are in the fingerprint, so another name makes all open pages outdated. */
export type AmountRow = {
  /** Its name in `OrderAmounts`. */
  cents: string
  /** Its name in the stored document, if that is another one. */
  stored?: string
  /** What the visitor chooses; without it, the lines or the address say the amount. */
  option?: Option
  /** Its name in documents of the earlier single-item flow, which had two of them swapped. */
  older?: string
}

/** In the order of the stored document. One that an older document doesn't have is 0. */
export const amountTable = {
  rent: { cents: 'rentCents' },
  deliveryFee: { cents: 'deliveryFeeCents', older: 'deliveryAmount' },
  timeWindow: {
    cents: 'timeWindowCents',
    stored: 'deliveryAmount',
    option: { kind: 'window', field: 'timeWindow', number: 'timeWindows' },
    older: 'deliveryFee',
  },
  /** A part of the total, paid first. All other amounts add up to the total. */
  deposit: {
    cents: 'depositCents',
    option: { kind: 'fixed', field: 'depositOnly', number: 'depositRateCents' },
  },
  insurance: {
    cents: 'insuranceCents',
    option: { kind: 'fixed', field: 'insurance', number: 'insuranceRateCents' },
  },
  tax: { cents: 'taxCents' },
  damageWaiver: {
    cents: 'damageWaiverCents',
    option: { kind: 'share', field: 'damageWaiver', number: 'damageWaiverBasisPoints' },
  },
} as const satisfies Record<string, AmountRow>

export type AmountName = keyof typeof amountTable
export type CentsField = (typeof amountTable)[AmountName]['cents']
export type OptionField = Extract<
  (typeof amountTable)[AmountName],
  { option: Option }
>['option']['field']
/** What adds up to the total. */
export type CostName = Exclude<AmountName, 'deposit'>

/** The labels in a summary and in a mail: what nobody can leave out comes first. */
export const summaryLabels: Readonly<Record<CostName, string>> = {
  rent: 'Rent',
  deliveryFee: 'Delivery Fee',
  tax: 'Tax',
  damageWaiver: 'Damage Waiver',
  insurance: 'Insurance Certificate',
  timeWindow: 'Delivery time',
}

/** The labels on a booking's page and its invoice, in the same order. */
export const printedLabels: Readonly<Record<CostName, string>> = {
  rent: 'Rent',
  deliveryFee: 'Delivery fee',
  tax: 'Tax',
  damageWaiver: 'Damage waiver',
  insurance: 'Insurance',
  timeWindow: 'Timed delivery',
}

export const amountNames = Object.keys(amountTable) as AmountName[]
const costNames = Object.keys(summaryLabels) as CostName[]

/** The row of one amount. */
export const amountRow = (name: AmountName): AmountRow & { cents: CentsField } => amountTable[name]

export type StoredAmountName = {
  [Name in AmountName]: (typeof amountTable)[Name] extends { stored: infer Stored } ? Stored : Name
}[AmountName]

/** How the stored document names an amount. */
export const storedAmountName = (name: AmountName) =>
  (amountRow(name).stored ?? name) as StoredAmountName

/** Each amount's value. */
export const eachAmount = <Value>(valueOf: (name: AmountName) => Value) =>
  eachOf(amountNames, valueOf)

/** Each amount's value by its name in the stored document, in the document's order. */
export function eachStoredAmount<Value>(
  valueOf: (name: AmountName) => Value,
): Record<StoredAmountName, Value> {
  const pairs = amountNames.map((name) => [storedAmountName(name), valueOf(name)])
  return Object.fromEntries(pairs) as Record<StoredAmountName, Value>
}

/** The rows of a list of amounts, with these labels in their order. */
export function costRows(
  labels: Readonly<Record<CostName, string>>,
  values: Readonly<Record<CostName, number>>,
): { name: CostName; label: string; value: number }[] {
  const names = Object.keys(labels) as CostName[]
  return names.map((name) => ({ name, label: labels[name], value: values[name] }))
}

export const allInLabel = 'With delivery & tax'

/** Rent, delivery, tax and their sum, then options and total (docs/decisions/two-amounts.md). */
export function priceRows(
  labels: Readonly<Record<CostName, string>>,
  values: Readonly<Record<CostName, number>>,
): { name: CostName | 'allIn' | 'total'; label: string; value: number }[] {
  const rows = costRows(labels, values)
  return [
    ...rows.filter(({ name }) => !isOption(name)),
    { name: 'allIn', label: allInLabel, value: sumWithoutOptions(values) },
    ...rows.filter(({ name }) => isOption(name)),
    { name: 'total', label: 'Total', value: sumOfCosts(values) },
  ]
}

/** True for a cost that the customer chooses; all others make up the all-in amount. */
export const isOption = (name: CostName): boolean => amountRow(name).option !== undefined

/** The total of a booking's amounts, including what is due later, in their unit. */
export function sumOfCosts(values: Readonly<Record<CostName, number>>): number {
  return sumOf(costNames, values)
}

/** The all-in amount: rent, delivery and tax (docs/decisions/two-amounts.md). */
export function sumWithoutOptions(values: Readonly<Record<CostName, number>>): number {
  return sumOf(
    costNames.filter((name) => !isOption(name)),
    values,
  )
}

function sumOf(names: readonly CostName[], values: Readonly<Record<CostName, number>>): number {
  return names.reduce((sum, name) => sum + values[name], 0)
}
