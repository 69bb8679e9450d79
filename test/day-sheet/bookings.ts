// A booking of each form, and the rows that a day's sheet has of it: worded by hand, without the
// desk's code.
import type { Stored } from '~/lib/db/fields'
import { day } from '../days'
import { forms } from './forms'
import { olderForms } from './older-forms'
import { usual, usualFields, type Form } from './parts'

export const saturday = day('2027-06-12')

/** Noon of Friday in Chicago. */
export const friday = new Date('2027-06-11T17:00:00Z')

/** With their titles. */
export const allForms = [forms, olderForms].flatMap((each) => Object.entries(each))

const rockford = '100 Oak St, Rockford, IL 61101'

/** @param index of a customer, from whom the booking's id is made */
export function bookingOf(form: Form, index: number, made: Date, address = rockford) {
  const id = `booking${String(index).padStart(13, '0')}`
  const fields = {
    ...usualFields,
    name: '=Bob',
    lastName: ` Lee${index} `,
    phone: 8_155_551_000 + index,
    email: `lee${index}@example.com`,
    address,
  }
  const stored = (some: Stored | undefined) => some && withoutMissing({ ...fields, ...some })
  return {
    id,
    form,
    address,
    made,
    customer: `=Bob Lee${index}`,
    phone: String(fields.phone),
    listed: { ...usual, ...form.listed },
    test: stored(form.test),
    earlier: stored(form.earlier),
    invoice: form.invoice && { ...form.invoice, bookingId: id },
  }
}

type Booked = ReturnType<typeof bookingOf>

/** Without the fields that a form leaves out. */
const withoutMissing = (fields: Stored): Stored =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** What the day's sheet has of it. */
export function listedOf({ id, form, address, customer, phone, listed }: Booked) {
  const isEarlier = form.test === undefined || form.test['canceled'] === true
  const common = {
    customer,
    phone,
    call: `tel:+1${phone}`,
    address,
    map: `https://www.google.com/maps/search/?api=1&query=${address.replaceAll(' ', '+').replaceAll(',', '%2C')}`,
    ground: listed.ground,
    payment: listed.payment,
    notes: [listed.notes, isEarlier ? '' : 'Release: not signed'].filter(Boolean).join('\n'),
    booking: isEarlier ? `bookings/${id}` : id,
  }
  const stop = (time: string, items: string) => (items === '' ? [] : [{ ...common, time, items }])
  return {
    deliveries: stop(listed.time, listed.delivered),
    pickups: stop(listed.pickUp, listed.pickedUp),
    attention: listed.attention === '' ? [] : [listed.attention],
  }
}
