// Refuses rates and days that page and rules would read differently, that can't be charged, or that
// are probably a slip: 150 for a deposit of $150, 9 for a tax of 9 %.
import { limitRows } from '~/lib/availability/crew-limit'
import type * as current from '~/lib/domain/business'
import { weekdays, type Day } from '~/lib/domain/day'
import { isDocumentId } from '~/lib/domain/document-id'
import { formatCents, formatPercent, type Cents } from '~/lib/domain/money'
import type { SharedRates } from '~/lib/domain/shared-rates'
import { daysApart } from '~/lib/time/dates'
import { readDay } from '~/lib/time/stored-day'
import { stop } from './stop'

export type Business = SharedRates &
  Pick<typeof current, 'closedDays' | 'noticeDays'> &
  Record<'lossFeeCents', Cents> &
  Record<(typeof times)[number], string>

/** In this order, each at or after the one before it. */
const times = ['earliestSpecificTime', 'defaultSpecificTime', 'latestSpecificTime'] as const

/** @throws an Error with every problem in a line */
export function checkBusiness(business: Business): void {
  const { taxBasisPoints, promoCodes, timeWindows, flatFeeTowns, closedDays, noticeDays } = business
  const windows = Object.values(timeWindows).map(({ cents }) => cents)
  const towns = flatFeeTowns.map((town) => town.toLowerCase())
  const codes = Object.keys(promoCodes)
  const charges = {
    insuranceCents: business.insuranceCents,
    depositCents: business.depositCents,
    flatDeliveryCents: business.flatDeliveryCents,
    wisconsinDeliveryCents: business.wisconsinDeliveryCents,
    ...Object.fromEntries(
      Object.entries(timeWindows).map(([name, { cents }]) => [`timeWindows.${name}`, cents]),
    ),
  }
  const counts = { moveUntilDays: business.moveUntilDays, maxMoves: business.maxMoves }
  const problems = [
    ...Object.entries(charges).flatMap(([name, cents]) =>
      complainOfCents(name, cents, 5_00, 1000_00),
    ),
    ...complainOfCents('deliveryCentsPerMile', business.deliveryCentsPerMile, 10, 20_00),
    ...complainOfCents('lossFeeCents', business.lossFeeCents, 50_00, 20_000_00),
    ...complainOfTimes(business),
    ...complainOfRate('taxBasisPoints.IL', taxBasisPoints.IL, 20_00),
    ...complainOfRate('taxBasisPoints.WI', taxBasisPoints.WI, 20_00),
    ...complainOfRate('damageWaiverBasisPoints', business.damageWaiverBasisPoints, 50_00),
    ...closedDays.flatMap((each) => complainOfFields('closedDays', each, ['from', 'to', 'only'])),
    ...closedDays.flatMap(({ from, to }) => complainOfPeriod(from, to)),
    ...noticeDays.flatMap((each) =>
      complainOfFields('noticeDays', each, ['days', 'what', 'only', 'items']),
    ),
    ...noticeDays.flatMap(complainOfNotice),
    ...complainOfDeliveries(business.deliveriesPerDay),
    ...Object.entries(counts)
      .filter(([, value]) => !isWhole(value, 0, 365))
      .map(([name, value]) => `${name} is ${value}: a whole number from 0 to 365 is needed`),
    ...Object.entries(promoCodes)
      .filter(([, percent]) => !isWhole(percent, 1, 99))
      .map(([code, percent]) => `promoCodes: ${code} takes ${percent} % off: 1 to 99 are possible`),
    ...codes
      .filter((code) => code !== code.trim() || code === '')
      .map((code) => `promoCodes: "${code}" has spaces around it`),
    ...twice(codes.map((code) => code.toLowerCase())).map(
      (code) => `promoCodes: ${code} is there twice`,
    ),
    ...flatFeeTowns
      .filter((town) => !/^[A-Za-z]+([. '-]{1,2}[A-Za-z]+)*$/.test(town))
      .map((town) => `flatFeeTowns: "${town}" isn't a town's name alone`),
    ...twice(towns).map((town) => `flatFeeTowns: ${town} is there twice`),
    // A stored booking has only the charge, so the charge has to identify the window.
    ...(new Set(windows).size < windows.length ? ['timeWindows: two cost the same'] : []),
    ...(new Set(Object.values(promoCodes)).size > maxPercents
      ? [`promoCodes: the rules can compare ${maxPercents} different percentages at most`]
      : []),
  ]
  if (problems.length > 0) stop(`src/lib/domain/business.ts can't be used:\n${problems.join('\n')}`)
}

/** With more, the largest order would be over 1,000 expressions (test/rules/cases/limits.ts). */
const maxPercents = 5

/** Nothing is charged, or an amount between these two. */
function complainOfCents(name: string, cents: Cents, least: Cents, most: Cents): string[] {
  if (cents === 0 || isWhole(cents, least, most)) return []
  const dollars = isWhole(cents, 1, least - 1) ? cents : 45
  return [
    `${name} is ${cents}, which is ${formatCents(cents)}. It is in whole cents, so for $${dollars} type ${dollars}_00. It may be 0, or from ${formatCents(least)} to ${formatCents(most)}`,
  ]
}

function complainOfTimes(business: Business): string[] {
  const given = times.map((name) => [name, business[name]] as const)
  const unread = given.filter(([, time]) => !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))
  if (unread.length > 0)
    return unread.map(([name, time]) => `${name} is "${time}"; write 07:00 or 23:59`)
  const inOrder = given.map(([, time]) => time).toSorted()
  return given.every(([, time], index) => time === inOrder[index])
    ? []
    : [`${times.join(', ')} are ${given.map(([, time]) => time).join(', ')}, which isn't in order`]
}

/** No rate, or one from 1 % to this. */
function complainOfRate(name: string, basisPoints: number, most: number): string[] {
  if (basisPoints === 0 || isWhole(basisPoints, 100, most)) return []
  return [
    `${name} is ${basisPoints}, which is ${formatPercent(basisPoints)}. It is in hundredths of a percent, so 8.75% is 875. It may be 0, or from 100 to ${most}`,
  ]
}

const kinds: readonly unknown[] = ['inflatables', 'extras']

/** Names what would silently make a line count for everything: a misspelled field or kind. */
function complainOfFields(list: string, line: object, known: readonly string[]) {
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

/** Longer than any winter. */
const mostClosed = 240

function complainOfPeriod(from?: string, to?: string): string[] {
  if (from === undefined || to === undefined)
    return [`closedDays: a period with ${from ?? to ?? 'no day'} lacks its from or its to`]
  const unread = [from, to].filter((day) => readDay(day) === null)
  if (unread.length > 0)
    return unread.map(
      (day) => `closedDays: "${day}" is no day; write year, month and day, such as 2027-12-24`,
    )
  if (from > to) return [`closedDays: ${from} is after ${to}`]
  const days = daysApart(from as Day, to as Day)
  return days > mostClosed
    ? [`closedDays: ${from} to ${to} is ${days + 1} days; is the year right?`]
    : []
}

function complainOfDeliveries(limits: current.DeliveriesPerDay): string[] {
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

/** Most days that an order can be asked to be ahead. */
const maxNotice = 90

function complainOfNotice({ days, what, items }: current.NoticePeriod): string[] {
  return [
    ...(isWhole(days, 1, maxNotice)
      ? []
      : [
          `noticeDays: ${days} days for "${what}"; a whole number from 1 to ${maxNotice} is needed`,
        ]),
    ...(typeof what === 'string' && /^[^\s.](.{0,38}[^\s.])?$/.test(what)
      ? []
      : [
          `noticeDays: "${what}" should end the sentence "We need 2 days to plan ...", such as tents`,
        ]),
    ...(items === undefined || Array.isArray(items)
      ? complainOfItems(what, items)
      : [`noticeDays: items is a list of ids, such as ['${String(items)}']`]),
  ]
}

function complainOfItems(what: string, items?: readonly string[]): string[] {
  return [
    ...(items?.length === 0
      ? [`noticeDays: "${what}" is for no item; leave out items for all`]
      : []),
    ...(items ?? [])
      .filter((id) => !isDocumentId(id))
      .map((id) => `noticeDays: "${id}" isn't the id of an item`),
    ...twice(items ?? []).map((id) => `noticeDays: ${id} is there twice`),
  ]
}

const isWhole = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to

const twice = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i)
