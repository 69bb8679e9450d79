// What the office or another customer changes while a card is being charged. What a change before the charge leads to
// is proved by `offered.test.ts`, `place.test.ts` and `pay.test.ts` in src/lib/booking.
import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as business from '~/lib/domain/business'
import { ownerOf } from '../../office/sync/owner'
import { withRuleRates } from '../../scripts/build/rates'
import { testRules } from '../rules/project'
import { emailOf, newOrder } from './orders'
import type { Harm } from './page'
import { browser, day, describeOrders, services, stored, world } from './world'

describeOrders('changes around a charge', () => {
  describe('made by the office', () => {
    const set = (path: string, fields: object) =>
      setDoc(doc(world.project.admin, path), fields, { merge: true })
    afterEach(async () => {
      await set('inflatables/pair', { name: 'Pair', price: 185 })
      await world.setRequestMode(false)
    })

    test.each([
      ['the price is raised', () => set('inflatables/pair', { price: 199 })],
      ['request mode is switched on', () => world.setRequestMode(true)],
    ])('after the charge %s: the reference is shown and kept', async (_, change) => {
      services.onCharge = change
      const { place } = await world.visit(browser, services)
      await expectStuck(await place(newOrder(day, { itemIds: ['pair'] })))
    })
  })

  describe("made in the rates, as by a deploy while the customer's page is open", () => {
    const newTax = { ...business, taxBasisPoints: { IL: 900, WI: 625 } }
    const deployNewTax = () => world.project.loadRules(withRuleRates(testRules, newTax))
    afterEach(async () => {
      vi.doMock('~/lib/domain/business', () => business)
      await world.project.loadRules(testRules)
    })

    test('a charge without an answer is not repeated, even by a page with the new rates', async () => {
      const lost = { step: 'charge', harm: 'answer lost' } as const
      const answer = await (await world.visit(browser, services, lost)).place(newOrder(day))
      if (answer === 'died' || answer.kind !== 'unknownCharge') throw new Error('Not unknown')
      await deployNewTax()
      vi.doMock('~/lib/domain/business', () => newTax)
      const { retry } = await world.visit(browser, services)
      expect(await retry(answer.reference)).toEqual(answer)
      expect(services.sent).toHaveLength(1)
    })
  })

  describe('made by another customer after the hold had ended', () => {
    test.each<Harm>(['dies before', 'dies after', 'answer lost', 'never arrives', 'hangs'])(
      'another unit is booked under a new key, once, harmed in that commit or not (%s)',
      async (harm) => {
        // The customer has unit 1; somebody books it, and unit 0 is free.
        await occupy('pair', 0)
        services.onCharge = async () => {
          await occupy('pair', 1)
          await deleteDoc(unit('pair', 0))
        }
        const order = newOrder(day, { itemIds: ['pair'] })
        const moved = { step: 'booking commit', nth: 2, harm }
        const { page, place } = await world.visit(browser, services, moved)
        await place(order)
        expect(page.met.size).toBe(1)
        const next = await world.visit(browser, services)
        await next.resume()
        await next.mails()
        await page.arriveLate()
        await expectMoved(emailOf(order))
        expect(browser.storage.get('paymentJournal')).not.toContain('example.com')
      },
    )

    test('when no unit is left, the reference is shown and kept, and can be settled', async () => {
      services.onCharge = () => occupy('castle', 0)
      const { place } = await world.visit(browser, services)
      const order = newOrder(day)
      const reference = await expectStuck(await place(order))
      const later = await world.visit(browser, services)
      expect(await later.place(order)).toEqual({ kind: 'chargedStuck', reference })
      expect(services.sent).toHaveLength(1)
      // Other days don't conflict.
      expect(await later.place(newOrder(world.newDay()))).toMatchObject({ kind: 'booked' })
      await later.settle(reference)
      expect(await later.resume()).toEqual([])
    })
  })

  function unit(itemId: string, number: number) {
    return doc(world.project.admin, `allocations/${itemId}_${day}_${number}`)
  }

  /** Somebody else books a unit, as the rules let them once a hold has ended. */
  function occupy(itemId: string, number: number) {
    const owner = 'f'.repeat(64)
    const allocation = { itemID: itemId, kind: 'inflatables', date: day, unit: number, owner }
    return setDoc(unit(itemId, number), { ...allocation, expires: null })
  }

  /** Charged once and not booked. This visit and the next show the reference. */
  async function expectStuck(answer: unknown): Promise<string> {
    const [charge, ...others] = services.payments.list()
    const reference = String(charge?.idempotencyKey)
    expect(others).toEqual([])
    expect(charge?.description).toContain(reference)
    expect(answer).toEqual({ kind: 'chargedStuck', reference })
    expect(browser.storage.get('paymentJournal')).toContain(reference)
    const later = await world.visit(browser, services)
    expect(await later.resume()).toEqual([{ kind: 'chargedStuck', reference }])
    expect(services.mails).toEqual([])
    expect(services.sent).toHaveLength(1)
    return reference
  }

  /** Charged once; booked once, on unit 0 and under another key than the charge's. */
  async function expectMoved(email: string) {
    const [charge] = services.payments.list()
    expect(services.payments.list()).toHaveLength(1)
    const { bookings, booked, held } = await stored(world.project, email, day)
    expect(bookings).toHaveLength(1)
    const id = String(bookings[0]?.id)
    expect(id).not.toBe(charge?.idempotencyKey)
    expect(booked.filter(({ owner }) => owner === ownerOf(id))).toMatchObject([{ unit: 0 }])
    // What is left of the hold belongs to a claim without a booking: free for anybody.
    expect(held.length).toBeLessThanOrEqual(1)
    expect(services.mails.map((mail) => mail.id)).toContain(id)
  }
})
