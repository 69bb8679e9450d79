// Many customers at once: nobody is charged for a day that is taken, and no hold stays behind.
import { expect, test } from 'vitest'
import { placeAll } from './crowd'
import { emailOf, newOrder, officeForm } from './orders'
import { day, describeOrders, services, stored, world } from './world'

const customers = 50
const minute = 60_000

describeOrders('many customers at once', () => {
  const pair = () => newOrder(day, { itemIds: ['pair'] })

  test.each([
    ['by card', pair, 2],
    ['for the office', () => officeForm(pair()), 0],
  ])(
    'of 50 customers who want an item with count 2 %s, 2 get it, and no other is charged',
    async (_, orderOf, charges) => {
      const placed = await placeAll(customers, orderOf)
      const booked = placed.filter(({ kind }) => kind === 'booked')
      expect(booked).toHaveLength(2)
      expect(placed.filter(({ kind }) => kind === 'shortage')).toHaveLength(customers - 2)
      // For the others no charge was sent.
      expect(services.sent).toHaveLength(charges)
      expect(services.payments.list()).toHaveLength(charges)
      expect(services.mails.map(({ email }) => email).toSorted()).toEqual(
        booked.map(({ order }) => emailOf(order)).toSorted(),
      )
      const units = await stored(world.project, '', day)
      expect(units.booked).toHaveLength(2)
      expect(new Set(units.booked.map(({ unit }) => unit))).toEqual(new Set([0, 1]))
      expect(units.held).toEqual([])
      // The two journals remember what was booked a moment ago, as a hash.
      const journals = placed.map(({ visit }) => visit.page.browser.storage.get('paymentJournal'))
      expect(journals.filter((text) => text !== undefined)).toHaveLength(2)
      expect(journals.join()).not.toContain('example.com')
    },
    2 * minute,
  )
})
