// A booking as the mailer receives it: the stored document of the booking, field by field.
import * as v from 'valibot'
import { eachStoredAmount } from '~/lib/domain/amounts'
import { eachOf, givenTexts, waysToPay } from '~/lib/domain/booking-texts'
import { groundTypes } from '~/lib/domain/item'
import { readStoredDay } from '~/lib/time/stored-day'
import { text } from '../check'

const dollars = v.pipe(
  v.number(),
  v.minValue(0),
  v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'not in whole cents'),
)

/** A booking from before an amount lacks it. */
const balances = v.strictObject(eachStoredAmount(() => v.exactOptional(dollars)))

const storedDay = v.pipe(
  v.string(),
  v.check((day) => /^\S+$/.test(day) && readStoredDay(day) !== null, 'not a date MM/DD/YYYY'),
)

function areAscending(days: string[]): boolean {
  const sortable = days.map((day) => day.slice(6) + day.slice(0, 5))
  return sortable.every((day, index) => index === 0 || day > (sortable[index - 1] ?? ''))
}

const line = v.pipe(
  v.strictObject({
    inflatableID: text(),
    inflatableName: text(),
    inflatableImage: v.string(),
    bookingDates: v.pipe(
      v.array(storedDay),
      v.minLength(1),
      v.check(areAscending, 'not in ascending order, each day once'),
    ),
    quantity: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  // Programs that don't know the quantity read it in the name.
  v.check(
    ({ inflatableName, quantity }) => !quantity || inflatableName.endsWith(` x ${quantity}`),
    'inflatableName does not end in the quantity',
  ),
)

/** A booking whose `approved` is one of those given. */
export const bookingShape = (...approved: ('Waiting' | 'True')[]) =>
  v.pipe(
    v.strictObject({
      name: text(),
      lastName: text(),
      phone: text(),
      email: text(/^\P{Cc}*\S@\S\P{Cc}*$/u),
      address: text(),
      coordinates: v.string(),
      inflatables: v.array(line),
      extras: v.array(line),
      balances,
      method: v.picklist(waysToPay),
      paid: v.boolean(),
      created: text(/^\d{2}\/\d{2}\/\d{4} \| \d{2}:\d{2}$/),
      specificTime: text(/^\d{2}:\d{2}$/),
      floorType: v.picklist(groundTypes),
      approved: v.picklist(approved),
      invoiceID: v.exactOptional(text()),
      ...eachOf(givenTexts, () => v.exactOptional(text())),
      moves: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
    v.check(
      ({ inflatables, extras }) => inflatables.length + extras.length > 0,
      'without at least one line',
    ),
  )

export type MailedBooking = v.InferOutput<ReturnType<typeof bookingShape>>
