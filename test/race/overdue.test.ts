// Customers pay with the site's own code while the office cancels what is overdue, on the official
// emulator with the rules on.
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { overdue } from '../../office/desk/overdue'
import { ownerOf } from '../../office/sync/owner'
import type * as BookModule from '~/lib/booking/commit/book'
import type * as CommitModule from '~/lib/db/commit'
import type * as InvoicesModule from '~/lib/db/invoices'
import { addDays, createdStamp, today } from '~/lib/time/dates'
import { run } from '../sync/desk/desk'
import { castleOn, openShop } from './shop'

const host = inject('emulatorHost')
const rounds = 20

describe.skipIf(host === null)('an overdue reservation is paid or canceled, never both', () => {
  let book: typeof BookModule.book
  let invoices: typeof InvoicesModule
  let untilAnswered: typeof CommitModule.untilAnswered
  let db: Firestore
  let close: () => Promise<void>

  beforeAll(async () => {
    ;({ book, db, close } = await openShop(host))
    invoices = await import('~/lib/db/invoices')
    ;({ untilAnswered } = await import('~/lib/db/commit'))
  }, 60_000)
  afterAll(() => close())

  test('20 customers pay in the moment in which the office cancels', async () => {
    const at = new Date(Date.now() + 25 * 3_600_000)
    for (let round = 0; round < rounds; round++) {
      const order = castleOn(addDays(today(new Date()), 10 + round))
      const { key } = order
      expect(await book(order)).toMatchObject({ kind: 'booked' })
      const invoice = await invoices.openInvoice(key, '')
      const pay = () => invoices.commitPayment(invoice?.id ?? '', key, createdStamp(new Date()))
      const [isCanceled, answer] = await Promise.all([
        run(overdue, db, [key], { at }).then(
          () => true,
          () => false,
        ),
        untilAnswered(pay),
      ])
      const booking = await db.doc(`bookings-test/${key}`).get()
      const units = await db.collection('allocations').where('owner', '==', ownerOf(key)).get()
      expect({ answer, paid: booking.get('paid') as unknown, units: units.size }).toEqual(
        isCanceled
          ? { answer: 'refused', paid: undefined, units: 0 }
          : { answer: 'done', paid: true, units: 1 },
      )
    }
  })
})
