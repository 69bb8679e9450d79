// The rates that pages and rules share, in the words of docs/rules.md, with what is wrong with them.
import { limitRows } from '~/lib/availability/crew-limit'
import { weekdays } from '~/lib/domain/day'
import { formatCents, formatPercent, type Cents } from '~/lib/domain/money'
import type { SharedRates } from '~/lib/domain/shared-rates'
import { offeredTimeWindows, timeWindowLabels } from '~/lib/pricing/labels'
import { readDay } from '~/lib/time/stored-day'

type Row = { label: string; text: string; complaints: string[] }
type Read<Value> = (value: Value, name: string) => Row | Row[]

/** With more, the largest order would be over 1,000 expressions (test/rules/cases/limits.ts). */
const maxPercents = 5

/** In the order of docs/rules.md. */
const table: { readonly [Name in keyof SharedRates]: Read<SharedRates[Name]> } = {
  taxBasisPoints: ({ IL, WI }, name) => [
    percent('Tax in Illinois', 20_00)(IL, `${name}.IL`),
    percent('Tax in Wisconsin', 20_00)(WI, `${name}.WI`),
  ],
  promoCodes: (promoCodes, name) => {
    const entries = Object.entries(promoCodes)
    const codes = Object.keys(promoCodes)
    return {
      label: 'Promo codes',
      text: entries.map(([code, off]) => `${code} ${off}%`).join(', ') || 'none',
      complaints: [
        ...entries
          .filter(([, off]) => !isWhole(off, 1, 99))
          .map(([code, off]) => `${name}: ${code} takes ${off} % off: 1 to 99 are possible`),
        ...codes
          .filter((code) => code !== code.trim() || code === '')
          .map((code) => `${name}: "${code}" has spaces around it`),
        ...twice(codes.map((code) => code.toLowerCase())).map(
          (code) => `${name}: ${code} is there twice`,
        ),
        ...(new Set(Object.values(promoCodes)).size > maxPercents
          ? [`${name}: the rules can compare ${maxPercents} different percentages at most`]
          : []),
      ],
    }
  },
  damageWaiverBasisPoints: percent('Damage waiver', 50_00),
  insuranceRateCents: fee('Insurance certificate'),
  depositRateCents: fee('Deposit'),
  timeWindows: (windows, name) => {
    const prices = offeredTimeWindows.map((window) => windows[window].cents)
    return offeredTimeWindows.map((window, index) => {
      const { cents } = windows[window]
      return {
        label: `Delivery time: ${timeWindowLabels[window].summary}`,
        text: formatCents(cents),
        complaints: [
          ...complainOfCents(`${name}.${window}`, cents, 5_00, 1000_00),
          // A stored booking has only the price, so the price has to identify the window.
          ...(prices.indexOf(cents) < index && prices.lastIndexOf(cents) === index
            ? [`${name}: two cost the same`]
            : []),
        ],
      }
    })
  },
  flatDeliveryCents: fee('Delivery to a town with the flat fee'),
  flatFeeTowns: (towns, name) => ({
    label: 'Towns with the flat fee',
    text: towns.join(', '),
    complaints: [
      ...towns
        .filter((town) => !/^[A-Za-z]+([. '-]{1,2}[A-Za-z]+)*$/.test(town))
        .map((town) => `${name}: "${town}" isn't a town's name alone`),
      ...twice(towns.map((town) => town.toLowerCase())).map(
        (town) => `${name}: ${town} is there twice`,
      ),
    ],
  }),
  deliveryCentsPerMile: fee('Delivery elsewhere in Illinois, for each mile', 10, 20_00),
  wisconsinDeliveryCents: fee('Delivery in Wisconsin'),
  moveUntilDays: count('Moved or canceled online, days before the first one'),
  maxMoves: count('Moves of a booking online'),
  deliveriesPerDay: (limits) => ({
    label: 'Deliveries of the crew on a day, at most',
    text: deliveriesInWords(limits),
    complaints: complainOfDeliveries(limits),
  }),
}

export function rateRows(rates: SharedRates): Row[] {
  const names = Object.keys(table) as (keyof SharedRates)[]
  return names.flatMap(<Name extends keyof SharedRates>(name: Name) =>
    table[name](rates[name], name),
  )
}

/** No rate, or one from 1 % to this. */
function percent(label: string, most: number) {
  return (basisPoints: number, name: string): Row => {
    const text = formatPercent(basisPoints)
    const complaint = `${name} is ${basisPoints}, which is ${text}. It is in hundredths of a percent, so 8.75% is 875. It may be 0, or from 100 to ${most}`
    const isPossible = basisPoints === 0 || isWhole(basisPoints, 100, most)
    return { label, text, complaints: isPossible ? [] : [complaint] }
  }
}

function fee(label: string, least = 5_00, most = 1000_00) {
  return (cents: Cents, name: string): Row => ({
    label,
    text: formatCents(cents),
    complaints: complainOfCents(name, cents, least, most),
  })
}

function count(label: string) {
  return (value: number, name: string): Row => {
    const complaint = `${name} is ${value}: a whole number from 0 to 365 is needed`
    return { label, text: `${value}`, complaints: isWhole(value, 0, 365) ? [] : [complaint] }
  }
}

/** Nothing is charged, or an amount between these two. */
export function complainOfCents(name: string, cents: Cents, least: Cents, most: Cents): string[] {
  if (cents === 0 || isWhole(cents, least, most)) return []
  const dollars = isWhole(cents, 1, least - 1) ? cents : 45
  return [
    `${name} is ${cents}, which is ${formatCents(cents)}. It is in whole cents, so for $${dollars} type ${dollars}_00. It may be 0, or from ${formatCents(least)} to ${formatCents(most)}`,
  ]
}

function deliveriesInWords(limits: SharedRates['deliveriesPerDay']): string {
  const rows = limitRows(limits).map(({ day, weekday, most }) =>
    [`${most}`, weekday && `on a ${weekday}`, day && `on ${day}`].filter(Boolean).join(' '),
  )
  return rows.join(', ') || 'no limit'
}

function complainOfDeliveries(limits: SharedRates['deliveriesPerDay']): string[] {
  const rows: readonly DeliveryRow[] = limitRows(limits)
  const always = rows.findIndex(({ day, weekday }) => day === undefined && weekday === undefined)
  return [
    ...rows.flatMap(complainOfDeliveryRow),
    ...(always === -1 || always === rows.length - 1
      ? []
      : [
          'deliveriesPerDay: the row for all days comes last, because the first fitting row counts',
        ]),
    ...(rows[always]?.most === 0 && always === 0
      ? ['deliveriesPerDay: with 0 on every day nobody can book; null is no limit']
      : []),
  ]
}

type DeliveryRow = { day?: string; weekday?: string; most: number }

function complainOfDeliveryRow(row: DeliveryRow): string[] {
  const { day, weekday, most } = row
  return [
    ...complainOfFields('deliveriesPerDay', row, ['day', 'weekday', 'most']),
    ...(isWhole(most, 0, 999)
      ? []
      : [`deliveriesPerDay: ${most} deliveries; a whole number from 0 to 999 is needed`]),
    ...(day === undefined || readDay(day) !== null
      ? []
      : [`deliveriesPerDay: "${day}" is no day; write year, month and day, such as 2027-07-03`]),
    ...(weekday === undefined || weekdays.some((each) => each === weekday)
      ? []
      : [`deliveriesPerDay: "${weekday}" is no weekday; write ${weekdays.join(', ')}`]),
  ]
}

const kinds: readonly unknown[] = ['inflatables', 'extras']

/** Names what would silently make a line count for everything: a misspelled field or kind. */
export function complainOfFields(list: string, line: object, known: readonly string[]) {
  const only = 'only' in line ? line.only : undefined
  return [
    ...Object.keys(line)
      .filter((name) => !known.includes(name))
      .map((name) => `${list}: "${name}" is no field; they are ${known.join(', ')}`),
    ...(only === undefined || kinds.includes(only)
      ? []
      : [`${list}: only is ${JSON.stringify(only)}; write 'inflatables' or 'extras'`]),
  ]
}

export const isWhole = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to

export const twice = (names: readonly string[]) =>
  names.filter((name, i) => names.indexOf(name) !== i)
