// Two devices, and the office, pay the balance of one booking: at most one card is charged, unless
// somebody pays on despite a warning, which stays on record (docs/decisions/paying-a-balance.md).
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { paid } from '../../office/desk/paid'
import { booking, randomId } from '../rules/builders'
import { invoice, read } from '../rules/commits'
import { Browser } from './browser'
import type { Fault } from './page'
import { keyUses, Services, type Card } from './services'
import { describeOrders, world, type Visit } from './world'

const minute = 60_000
const amountCents = 310_50

describeOrders('the balance of a booking', () => {
  let key: string
  let invoiceId: string
  let service: Services

  beforeEach(async () => {
    key = randomId()
    invoiceId = `${key}-balance`
    service = new Services()
    const document = booking()
    await setDoc(doc(world.project.admin, `bookings-test/${key}`), document)
    await setDoc(doc(world.project.admin, `invoices-test/${invoiceId}`), invoice(key, document))
  })

  const visit = (where = new Browser(), ...faults: Fault[]) =>
    world.visit(where, service, ...faults)
  const pay = ({ payInvoice }: Visit, card?: Card, warnedOf: Date | null = null) =>
    payInvoice({ invoiceId, bookingId: key, customer: 'Ada Lovelace', amountCents, warnedOf }, card)
  const kindOf = async (answer: ReturnType<typeof pay>) => {
    const given = await answer
    return given === 'died' ? given : given.kind
  }
  /**
   * On a busy machine the emulator may not answer in time, also about a payment that is charged: the
   * customer presses again.
   */
  async function payUntilAnswered(visitor: Visit, card?: Card): Promise<string> {
    for (;;) {
      const kind = await kindOf(pay(visitor, card))
      if (kind !== 'down' && kind !== 'chargedUnanswered') return kind
    }
  }
  const charges = () => service.payments.list().length
  const attempt = () => read(world.project.admin, `payments/${key}`)
  const isPaid = async () =>
    (await read(world.project.admin, `bookings-test/${key}`))?.['paid'] === true

  /** The stored attempt ended thirteen minutes ago. */
  async function letItEnd() {
    const expires = Timestamp.fromMillis(Date.now() - 3 * minute)
    await updateDoc(doc(world.project.admin, `payments/${key}`), { expires })
    return new Date(expires.toMillis() - 10 * minute)
  }

  /** What the office's command says; '' if it marked the booking. */
  async function markPaid(isNotCharged = false): Promise<string> {
    const app = initializeApp({ projectId: world.project.projectId }, randomId())
    onTestFinished(() => deleteApp(app))
    const options = {
      isApplied: true,
      now: new Date(),
      singleUnitItems: [],
      acceptsPurchaseOrders: true,
      isNotCharged,
      isCharged: false,
      say: () => {},
    }
    return paid(getFirestore(app), [key], options).then(
      () => '',
      (error: Error) => error.message,
    )
  }

  /** Runs while the bank asks the customer of this visit. */
  function whileAsked({ page }: Visit, happen: () => Promise<unknown>) {
    page.onRequest = async ({ name }) => {
      if (name === 'confirmation') await happen()
    }
  }

  describe.each(keyUses)('with a service that %s keys', (keys) => {
    beforeEach(() => {
      service = new Services({ keys })
    })

    test('a decline frees the other device at once', async () => {
      expect(await kindOf(pay(await visit(), 'declined'))).toBe('declined')
      expect(await kindOf(pay(await visit()))).toBe('invoicePaid')
      expect(charges()).toBe(1)
      expect(await attempt()).toMatchObject({ step: 'paid', over: [] })
    })

    test('a lost answer holds the other device off, then warns it, and stays on record', async () => {
      const browser = new Browser()
      const first = await visit(browser, { step: 'charge', harm: 'answer lost' })
      expect(await kindOf(pay(first))).toBe('unknownCharge')
      const other = await visit()
      expect(await kindOf(pay(other))).toBe('paying')
      const since = await letItEnd()
      expect(await pay(other)).toEqual({ kind: 'mayBeCharged', since })
      expect(charges()).toBe(1)
      expect(await kindOf(pay(other, 'good', since))).toBe('invoicePaid')
      const { over } = (await attempt()) ?? {}
      expect([charges(), over]).toEqual([2, [expect.any(Timestamp)]])
      // It isn't sent again.
      const sent = service.sent.length
      expect(await kindOf(pay(await visit(browser)))).toBe('unknownCharge')
      expect(service.sent).toHaveLength(sent)
    })

    test('a lost answer is asked for again with the same payment, which frees nobody', async () => {
      const browser = new Browser()
      await pay(await visit(browser, { step: 'charge', harm: 'answer lost' }))
      const again = await kindOf(pay(await visit(browser)))
      expect(again).toBe(keys === 'binds' || keys === 'honors' ? 'invoicePaid' : 'unknownCharge')
      expect(charges()).toBe(1)
      expect(await kindOf(pay(await visit()))).toBe(
        again === 'invoicePaid' ? 'paidElsewhere' : 'paying',
      )
    })

    test('the office cannot mark it while a card is charged', async () => {
      let said = ''
      service.onCharge = async () => {
        said = await markPaid()
      }
      expect(await kindOf(pay(await visit()))).toBe('invoicePaid')
      expect(said).toContain('by card since')
      expect(charges()).toBe(1)
    })

    test('the office marks it after a lost answer with --not-charged, and the payer reads of two payments', async () => {
      const first = await visit()
      service.onCharge = async () => {
        await letItEnd()
        expect(await markPaid()).toContain('--not-charged')
        expect(await markPaid(true)).toBe('')
      }
      expect(await pay(first)).toEqual({ kind: 'chargedTwice', reference: invoiceId })
      expect((await attempt())?.['over']).toHaveLength(1)
    })

    test('the payer reads of two payments if the office sets it paid in the console during the charge', async () => {
      service.onCharge = () =>
        updateDoc(doc(world.project.admin, `bookings-test/${key}`), { paid: true })
      const browser = new Browser()
      const twice = { kind: 'chargedTwice', reference: invoiceId }
      expect(await pay(await visit(browser))).toEqual(twice)
      expect(await (await visit(browser)).resumeInvoice(invoiceId, key)).toEqual(twice)
    })

    // An older service can't let a bank ask.
    if (keys === 'ignores') return
    describe('a bank that asks', () => {
      test('keeps the other device waiting, and the first one pays', async () => {
        const [first, other] = [await visit(), await visit()]
        whileAsked(first, async () => expect(await kindOf(pay(other))).toBe('paying'))
        expect(await kindOf(pay(first, 'asks'))).toBe('invoicePaid')
        expect(charges()).toBe(1)
        expect(await kindOf(pay(other))).toBe('paidElsewhere')
      })

      test('left open for twelve minutes gives way without a warning, and charges nothing', async () => {
        const [first, other] = [await visit(), await visit()]
        whileAsked(first, async () => {
          await expect.poll(async () => (await attempt())?.['step']).toBe('asked')
          await letItEnd()
          expect(await kindOf(pay(other))).toBe('invoicePaid')
        })
        expect(await kindOf(pay(first, 'asks'))).toBe('paidElsewhere')
        expect(charges()).toBe(1)
        expect(await attempt()).toMatchObject({ step: 'paid', over: [] })
      })

      /** Pays, and closes the tab while the bank asks. */
      async function leaveAtBank(browser = new Browser()) {
        const first = await visit(browser)
        whileAsked(first, async () => {
          await expect.poll(async () => (await attempt())?.['step']).toBe('asked')
          first.page.die()
        })
        expect(await kindOf(pay(first, 'asks'))).toBe('died')
      }

      test('whose tab is closed costs the other device twelve minutes, and no warning', async () => {
        await leaveAtBank()
        const other = await visit()
        expect(await kindOf(pay(other))).toBe('paying')
        await letItEnd()
        expect(await kindOf(pay(other))).toBe('invoicePaid')
        expect(charges()).toBe(1)
        expect(await attempt()).toMatchObject({ over: [] })
      })

      test('whose tab is closed costs the same device nothing', async () => {
        const browser = new Browser()
        await leaveAtBank(browser)
        expect(await kindOf(pay(await visit(browser)))).toBe('invoicePaid')
        expect(charges()).toBe(1)
      })
    })
  })

  test('as the time of a bank that asks ends, its customer or one of six others pays', async () => {
    const first = await visit()
    const others: Visit[] = []
    for (let n = 0; n < 6; n++) others.push(await visit())
    let answers: Promise<string>[] = []
    whileAsked(first, async () => {
      // Only the first time that the bank asks: an unanswered payment is sent again.
      if (answers.length > 0) return
      await expect.poll(async () => (await attempt())?.['step']).toBe('asked')
      await letItEnd()
      answers = others.map((other) => payUntilAnswered(other))
    })
    const own = await payUntilAnswered(first, 'asks')
    const kinds = [own, ...(await Promise.all(answers))]
    expect(kinds).toHaveLength(7)
    expect(
      kinds.filter((kind) => kind === 'invoicePaid'),
      kinds.join(),
    ).toHaveLength(1)
    expect(charges()).toBe(1)
  })

  test('of eight who pay at once, one is charged', async () => {
    const payers: Visit[] = []
    for (let n = 0; n < 8; n++) payers.push(await visit())
    const kinds = await Promise.all(payers.map((payer) => payUntilAnswered(payer)))
    expect(
      kinds.filter((kind) => kind === 'invoicePaid'),
      kinds.join(),
    ).toHaveLength(1)
    const expected = ['invoicePaid', 'paying', 'paidElsewhere']
    expect(kinds.filter((kind) => !expected.includes(kind))).toEqual([])
    expect(charges()).toBe(1)
    expect(await isPaid()).toBe(true)
  })
})
