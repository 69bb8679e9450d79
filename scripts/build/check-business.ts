// Refuses rates and days that page and rules would read differently, that can't be charged, or that
// are probably a slip: 150 for a deposit of $150, 9 for a tax of 9 %.
import type * as current from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { isDocumentId } from '~/lib/domain/document-id'
import type { Cents } from '~/lib/domain/money'
import type { SharedRates } from '~/lib/domain/shared-rates'
import { daysApart } from '~/lib/time/dates'
import { readDay } from '~/lib/time/stored-day'
import { complainOfCents, complainOfFields, isWhole, rateRows, twice } from './rate-rows'
import { stop } from './stop'

export type Business = SharedRates &
  Pick<typeof current, 'closedDays' | 'noticeDays'> &
  Record<'lossFeeCents', Cents> &
  Record<(typeof times)[number], string>

/** In this order, each at or after the one before it. */
const times = ['earliestSpecificTime', 'defaultSpecificTime', 'latestSpecificTime'] as const

/** @throws an Error with every problem in a line */
export function checkBusiness(business: Business): void {
  const { closedDays, noticeDays } = business
  const problems = [
    ...rateRows(business).flatMap(({ complaints }) => complaints),
    ...complainOfCents('lossFeeCents', business.lossFeeCents, 50_00, 20_000_00),
    ...complainOfTimes(business),
    ...closedDays.flatMap((each) => complainOfFields('closedDays', each, ['from', 'to', 'only'])),
    ...closedDays.flatMap(({ from, to }) => complainOfPeriod(from, to)),
    ...noticeDays.flatMap((each) =>
      complainOfFields('noticeDays', each, ['days', 'what', 'only', 'items']),
    ),
    ...noticeDays.flatMap(complainOfNotice),
  ]
  if (problems.length > 0) stop(`src/lib/domain/business.ts can't be used:\n${problems.join('\n')}`)
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
