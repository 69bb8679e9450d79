import { balances, booking, randomId } from '../builders'
import { accepts, given, refuses, promise, type Case, type Group } from '../case'
import {
  bookingWrites,
  commit,
  commitUpdates,
  invoice,
  read,
  refused,
  type Writes,
} from '../commits'
import type { Project } from '../project'

const key = randomId()
const other = randomId()
const path = `bookings-test/${key}`
const ownPath = `invoices-test/${key}-balance`
const paidBooking = { paid: true, invoiceID: 'i1' }
const stored = (document = booking(), id = key): Writes => ({ [`bookings-test/${id}`]: document })

/**
 * Marks booking and invoice as paid, as the invoice page does. `changes` replaces or adds writes by
 * path.
 */
const marking =
  (changes: Record<string, Record<string, unknown>> = {}) =>
  ({ visitor }: Project) =>
    commitUpdates(visitor, { [path]: paidBooking, 'invoices-test/i1': { paid: true }, ...changes })

const withInvoice = (changes: Record<string, unknown> = {}, document = booking()): Writes => ({
  ...stored(document),
  'invoices-test/i1': { ...invoice(key, document), ...changes },
})

function pays(name: string, before = withInvoice(), run = marking()): Case {
  return promise(name, async (project) => {
    const { admin, visitor } = project
    await commit(admin, before)
    await run(project)
    const { paid, invoiceID } = (await read(visitor, path)) ?? {}
    const invoiceAfter = await read(visitor, 'invoices-test/i1')
    if (paid !== true || invoiceID !== 'i1' || invoiceAfter?.['paid'] !== true)
      throw new Error('It was not marked as paid.')
  })
}
function refusesPayment(name: string, before = withInvoice(), run = marking()): Case {
  return promise(name, async (project) => {
    await commit(project.admin, before)
    await refused(run(project))
  })
}

const approvedLater = booking({ approved: true, delivered: false, pickedUp: false })
const contact = { name: 'Ada', lastName: 'Lovelace', phone: '1', email: 'a@b', address: 'x' }

export const invoices: Group = {
  name: 'an invoice',
  about: ['isInvoice', 'invoices-test'],
  cases: [
    accepts('comes with its booking', bookingWrites({ hasInvoice: true })),
    given(stored()).accepts('comes after its booking', { [ownPath]: invoice(key, booking()) }),
    given(stored(approvedLater)).accepts('comes after the office changed its booking', {
      [ownPath]: invoice(key, approvedLater),
    }),
    given(stored()).refuses('is refused with a field too many', {
      [ownPath]: { ...invoice(key, booking()), note: 1 },
    }),
    given(stored()).refuses('is refused as paid', {
      [ownPath]: { ...invoice(key, booking()), paid: true },
    }),
    given(stored()).refuses('is refused with other data', {
      [ownPath]: invoice(key, booking({ name: 'Eve' })),
    }),
    refuses('is refused without a booking', { [ownPath]: invoice(key, booking()) }),
    ...[`${other}-balance`, `${key}-balance2`, 'i1', key].map((id) =>
      given(stored()).refuses(`is refused under the id ${id.replace(key, 'key')}`, {
        [`invoices-test/${id}`]: invoice(key, booking()),
      }),
    ),
    given(withInvoice({ note: 1 })).refuses('cannot be written over', {
      'invoices-test/i1': invoice(key, booking()),
    }),
    given(withInvoice()).refuses('cannot be deleted', { 'invoices-test/i1': null }),
  ],
}

/** A booking that names its invoice before it is paid. */
const ofNamed = withInvoice({}, booking({ invoiceID: 'i1' }))
const bookingAlone = ({ visitor }: Project) => commitUpdates(visitor, { [path]: paidBooking })
const invoiceAlone = ({ visitor }: Project) =>
  commitUpdates(visitor, { 'invoices-test/i1': { paid: true } })

const refusesMarking = (name: string, changes: Parameters<typeof marking>[0]) =>
  refusesPayment(name, withInvoice(), marking(changes))

export const payments: Group = {
  name: 'a payment',
  about: ['isPayment', 'isStamp', 'bookingIdOf', 'changesOnly', 'invoices-test', 'bookings-test'],
  cases: [
    pays('marks booking and invoice'),
    pays(
      'marks the balance after a deposit',
      withInvoice({}, booking({ method: 'Credit Card', balances: balances({ deposit: 100 }) })),
    ),
    pays("marks the office's invoice, which has no paid", {
      ...stored(),
      'invoices-test/i1': { data: { ...contact, bookingId: key, paid: false }, bookingId: key },
    }),
    pays("marks the office's invoice that names its booking in its data alone", {
      ...stored(),
      'invoices-test/i1': { data: { ...contact, bookingId: key, paid: false } },
    }),
    pays('marks an older flat invoice', {
      ...stored(),
      'invoices-test/i1': { ...contact, bookingId: key, paid: false },
    }),
    pays('marks an older booking without a claim and without paid', {
      ...stored({ ...contact, bookingDates: '06/12/2027', approved: true, delivered: false }),
      'invoices-test/i1': { ...contact, bookingId: key, paid: false },
    }),
    pays('marks a booking that names its invoice already', ofNamed),
    pays(
      'says on the invoice when it was paid',
      withInvoice(),
      marking({ 'invoices-test/i1': { paid: true, paidOn: '06/09/2027 | 10:05' } }),
    ),
    refusesMarking('is refused with words in place of the time', {
      'invoices-test/i1': { paid: true, paidOn: 'on 06/09/2027 | 10:05' },
    }),
    refusesMarking('is refused with digits in place of the time', {
      'invoices-test/i1': { paid: true, paidOn: '99/99/2027 | 99:99' },
    }),
    refusesMarking('is refused when the invoice is marked with a word', {
      'invoices-test/i1': { paid: 'yes' },
    }),
    refusesMarking("is refused with a change of the customer's name", {
      [path]: { ...paidBooking, name: 'Eve' },
    }),
    refusesMarking("is refused with a change of the invoice's data", {
      'invoices-test/i1': { paid: true, data: {} },
    }),
    refusesPayment(
      'is refused where the invoice names its booking by null',
      withInvoice({ bookingId: null }),
    ),
    refusesPayment('is refused when the booking is paid', withInvoice({}, booking({ paid: true }))),
    refusesPayment(
      'is refused when the booking is paid under this invoice',
      withInvoice({ paid: false }, booking({ paid: true, invoiceID: 'i1' })),
      invoiceAlone,
    ),
    refusesPayment('is refused when the invoice is paid', withInvoice({ paid: true })),
    refusesPayment('is refused of the booking alone', withInvoice(), bookingAlone),
    refusesPayment(
      'is refused of the booking alone under a paid invoice',
      withInvoice({ paid: true }),
      bookingAlone,
    ),
    refusesPayment('is refused of the invoice alone', ofNamed, invoiceAlone),
    refusesPayment("is refused with another booking's invoice", withInvoice({ bookingId: other })),
    refusesPayment(
      'is refused of two bookings with one invoice',
      { ...withInvoice(), ...stored(booking(), other) },
      marking({ [`bookings-test/${other}`]: paidBooking }),
    ),
    refusesPayment(
      'is refused of two invoices of one booking',
      { ...withInvoice(), 'invoices-test/i2': invoice(key, booking()) },
      marking({ 'invoices-test/i2': { paid: true } }),
    ),
    refusesPayment(
      'is refused when the booking is unmarked',
      ofNamed,
      marking({ [path]: { ...paidBooking, paid: false } }),
    ),
  ],
}
