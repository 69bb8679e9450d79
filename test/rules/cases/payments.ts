import { balances, booking, newKey } from '../builders'
import { accepts, given, refuses, type Case, type Group } from '../case'
import {
  bookingWrites,
  commit,
  commitUpdates,
  invoice,
  pay,
  read,
  refused,
  update,
  type Writes,
} from '../commits'
import type { Project } from '../project'

const key = newKey()
const other = newKey()
const stored = (document = booking(), id = key): Writes => ({ [`bookings-test/${id}`]: document })

/** Pays booking and invoice as the invoice page does. */
function pays(name: string, before: () => Writes): Case {
  return {
    name,
    run: async ({ admin, visitor }) => {
      await commit(admin, before())
      await pay(visitor, key, 'i1')
      const { paid, invoiceID } = (await read(visitor, `bookings-test/${key}`)) ?? {}
      const invoiceAfter = await read(visitor, 'invoices-test/i1')
      if (paid !== true || invoiceID !== 'i1' || invoiceAfter?.['paid'] !== true)
        throw new Error('It was not marked as paid.')
    },
  }
}

function refusesPayment(name: string, before: () => Writes, run = payIt): Case {
  return {
    name,
    run: async (project) => {
      await commit(project.admin, before())
      await refused(run(project))
    },
  }
}

const payIt = ({ visitor }: Project) => pay(visitor, key, 'i1')
const withInvoice = (changes: Record<string, unknown> = {}, document = booking()) => ({
  ...stored(document),
  'invoices-test/i1': { ...invoice(key, document), ...changes },
})
const approvedLater = () => ({ ...booking(), approved: true, delivered: false, pickedUp: false })
const contact = { name: 'Ada', lastName: 'Lovelace', phone: '1', email: 'a@b', address: 'x' }

export const invoices: Group = {
  name: 'an invoice',
  about: ['isInvoice', 'invoices-test'],
  cases: [
    accepts('comes with its booking', () => bookingWrites({ invoiceId: 'i1' })),
    given(() => stored()).accepts('comes after its booking', () => ({
      'invoices-test/i1': invoice(key, booking()),
    })),
    given(() => stored(approvedLater())).accepts(
      'comes after the office changed its booking',
      () => ({
        [`invoices-test/${key}-balance`]: invoice(key, approvedLater()),
      }),
    ),
    given(() => stored()).refuses('is refused with a field too many', () => ({
      'invoices-test/i1': { ...invoice(key, booking()), note: 1 },
    })),
    given(() => stored()).refuses('is refused as paid', () => ({
      'invoices-test/i1': { ...invoice(key, booking()), paid: true },
    })),
    given(() => stored()).refuses('is refused with other data', () => ({
      'invoices-test/i1': invoice(key, booking({ name: 'Eve' })),
    })),
    refuses('is refused without a booking', () => ({
      'invoices-test/i1': invoice(key, booking()),
    })),
    given(() => withInvoice({ note: 1 })).refuses('can not be written over', () => ({
      'invoices-test/i1': invoice(key, booking()),
    })),
    given(() => withInvoice()).refuses('can not be deleted', () => ({ 'invoices-test/i1': null })),
  ],
}

export const payments: Group = {
  name: 'a payment',
  about: ['isPayment', 'changesOnly', 'invoices-test', 'bookings-test'],
  cases: [
    pays('marks booking and invoice', () => withInvoice()),
    pays('marks the balance after a deposit', () =>
      withInvoice({}, booking({ method: 'Credit Card', balances: balances({ deposit: 100 }) })),
    ),
    pays("marks the office's invoice, which has no paid", () => ({
      ...stored(),
      'invoices-test/i1': { data: { ...contact, bookingId: key, paid: false }, bookingId: key },
    })),
    pays('marks an older flat invoice', () => ({
      ...stored(),
      'invoices-test/i1': { ...contact, bookingId: key, paid: false },
    })),
    pays('marks an older booking without a claim and without paid', () => ({
      ...stored({ ...contact, bookingDates: '06/12/2027', approved: true, delivered: false }),
      'invoices-test/i1': { ...contact, bookingId: key, paid: false },
    })),
    pays('marks a booking that names its invoice already', () =>
      withInvoice({}, booking({ invoiceID: 'i1' })),
    ),
    refusesPayment('is refused when the booking is paid', () =>
      withInvoice({}, booking({ paid: true })),
    ),
    refusesPayment(
      'is refused when the booking is paid under this invoice',
      () => withInvoice({ paid: false }, booking({ paid: true, invoiceID: 'i1' })),
      ({ visitor }) => update(visitor, 'invoices-test/i1', { paid: true }),
    ),
    refusesPayment('is refused when the invoice is paid', () => withInvoice({ paid: true })),
    refusesPayment(
      'is refused of the booking alone',
      () => withInvoice(),
      ({ visitor }) => update(visitor, `bookings-test/${key}`, { paid: true, invoiceID: 'i1' }),
    ),
    refusesPayment(
      'is refused of the booking alone under a paid invoice',
      () => withInvoice({ paid: true }),
      ({ visitor }) => update(visitor, `bookings-test/${key}`, { paid: true, invoiceID: 'i1' }),
    ),
    refusesPayment(
      'is refused of the invoice alone',
      () => withInvoice({}, booking({ invoiceID: 'i1' })),
      ({ visitor }) => update(visitor, 'invoices-test/i1', { paid: true }),
    ),
    refusesPayment(
      "is refused with another booking's invoice",
      () => withInvoice({ bookingId: other }),
      payIt,
    ),
    refusesPayment(
      'is refused of two bookings with one invoice',
      () => ({ ...withInvoice(), ...stored(booking(), other) }),
      async ({ visitor }) => {
        await commitUpdates(visitor, {
          [`bookings-test/${key}`]: { paid: true, invoiceID: 'i1' },
          [`bookings-test/${other}`]: { paid: true, invoiceID: 'i1' },
          'invoices-test/i1': { paid: true },
        })
      },
    ),
    refusesPayment(
      'is refused of two invoices of one booking',
      () => ({ ...withInvoice(), 'invoices-test/i2': invoice(key, booking()) }),
      async ({ visitor }) => {
        await commitUpdates(visitor, {
          [`bookings-test/${key}`]: { paid: true, invoiceID: 'i1' },
          'invoices-test/i1': { paid: true },
          'invoices-test/i2': { paid: true },
        })
      },
    ),
    refusesPayment(
      'is refused when the booking is unmarked',
      () => withInvoice({}, booking({ invoiceID: 'i1' })),
      ({ visitor }) =>
        commitUpdates(visitor, {
          [`bookings-test/${key}`]: { paid: false, invoiceID: 'i1' },
          'invoices-test/i1': { paid: true },
        }),
    ),
    refusesPayment(
      'is refused when the invoice is marked with a word',
      () => withInvoice(),
      ({ visitor }) =>
        commitUpdates(visitor, {
          [`bookings-test/${key}`]: { paid: true, invoiceID: 'i1' },
          'invoices-test/i1': { paid: 'yes' },
        }),
    ),
    refusesPayment(
      "is refused with a change of the customer's name",
      () => withInvoice(),
      ({ visitor }) =>
        commitUpdates(visitor, {
          [`bookings-test/${key}`]: { paid: true, invoiceID: 'i1', name: 'Eve' },
          'invoices-test/i1': { paid: true },
        }),
    ),
    refusesPayment(
      "is refused with a change of the invoice's data",
      () => withInvoice(),
      ({ visitor }) =>
        commitUpdates(visitor, {
          [`bookings-test/${key}`]: { paid: true, invoiceID: 'i1' },
          'invoices-test/i1': { paid: true, data: {} },
        }),
    ),
  ],
}
