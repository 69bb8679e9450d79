// Two tabs of one visitor, with the same cart: each pair of steps, in both orders of time. The
// second tab hears of the first one's step before its own step, or after it.
import { describe, expect, test } from 'vitest'
import type { CheckAnswer } from '~/lib/booking/order/check'
import type { OrderAnswer } from '~/lib/booking/order/place'
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import { checkoutForm } from '../bookings'
import type { Browser } from './browser'
import { browser, describeOrders, services, stored, world } from './world'

const steps = ['add', 'remove', 'change the day', 'check', 'book', 'pay'] as const
type Step = (typeof steps)[number]

const pairs = steps.flatMap((first) => steps.map((second) => [first, second] as const))

describeOrders('two tabs of one visit', () => {
  describe.each([
    ['hears of the first step', true],
    ['is asleep', false],
  ])('the second tab %s', (_, hears) => {
    test.each(pairs)('the first tab: %s, the second: %s', async (first, second) => {
      const days = { before: world.newDay(), after: world.newDay() }
      const email = `tabs${days.before}${hears}@example.com`
      const one = await openTab(browser, email, days)
      const start = [{ itemId: 'pair', days: [days.before], quantity: 1 }]
      await one.fill(start)
      const other = await openTab(browser, email, days)
      await browser.deliver()
      expect(await other.cart()).toEqual(start)
      // Each tab that is about to book has come as far as the final button.
      for (const [tab, step] of [
        [one, first],
        [other, second],
      ] as const)
        if (step === 'book' || step === 'pay') expect(await tab.take('check')).toBe('ready')

      await one.take(first)
      if (hears) await browser.deliver()
      await other.take(second)
      await browser.deliver()

      const cart = await one.cart()
      expect(await other.cart()).toEqual(cart)
      if (hears) expect(cart).toEqual(cartAfter([first, second], start, days))
      const { bookings, units } = await booked(email, days)
      expect(units('pair')).toBeLessThanOrEqual(1)
      const charges = services.payments.list().length
      expect(charges).toBeLessThanOrEqual(Math.min(1, bookings.length))
      const orders = [first, second].filter((step) => step === 'book' || step === 'pay').length
      // The visitor's cart was empty by then.
      const nothingLeft = hears && first === 'remove'
      expect(bookings.length).toBe(orders === 0 || nothingLeft ? 0 : 1)
      // What was added is booked or still there.
      const added = [first, second].filter((step) => step === 'add').length
      const inCart = cart.filter(({ itemId }) => itemId === 'tent').length
      expect(units('tent') + inCart > 0).toBe(added > 0)
      for (const tab of [one, other]) expect(await tab.typed()).toEqual(tab.wasTyped)
    })
  })
})

/** What one cart holds after these steps. */
function cartAfter(taken: readonly Step[], start: Cart, { after }: { after: Day }): Cart {
  return taken.reduce((cart: Cart, step) => {
    if (step === 'book' || step === 'pay') return []
    if (step === 'remove') return cart.slice(1)
    if (step === 'change the day')
      return cart.map((entry, index) => (index === 0 ? { ...entry, days: [after] } : entry))
    if (step !== 'add') return cart
    const quantity = cart.filter(({ itemId }) => itemId === 'tent').length + 1
    const tent = { itemId: 'tent', days: start[0]?.days ?? [], quantity }
    return [...cart.filter(({ itemId }) => itemId !== 'tent'), tent]
  }, start)
}

async function booked(email: string, { before, after }: { before: Day; after: Day }) {
  const [then, later] = await Promise.all(
    [before, after].map((day) => stored(world.project, email, day)),
  )
  const all = [...(then?.booked ?? []), ...(later?.booked ?? [])]
  expect([...(then?.held ?? []), ...(later?.held ?? [])]).toEqual([])
  return {
    bookings: then?.bookings ?? [],
    units: (itemId: string) => all.filter((unit) => unit.itemID === itemId).length,
  }
}

/** A tab at the checkout, whose screen follows the cart as `use-order` does. */
async function openTab(where: Browser, email: string, days: { before: Day; after: Day }) {
  const { page } = await world.visit(where, services)
  const { tabs, store, cart, move, check, place, states, draft } = await load()
  const wasTyped = checkoutForm({ email, name: `Tab ${where.channels.size}` })
  const run = async <Answer>(code: () => Promise<Answer>): Promise<Answer> => {
    const answer = await page.run(code)
    if (answer === 'died') throw new Error('Nothing harms this page')
    return answer
  }
  let state = states.openOrder(wasTyped, [])
  const send = (event: Parameters<typeof states.reduceOrder>[1]) =>
    void (state = states.reduceOrder(state, event))

  await run(async () => {
    draft.saveDraft(wasTyped)
    store.subscribeToCart(() => send({ type: 'cartChanged', cart: store.loadCart() }))
    void tabs.shareVisit()
  })

  async function press(type: 'check' | 'place' | 'pay', ask: () => Promise<OrderAnswer>) {
    send({ type })
    const answer = await ask()
    if (answer.kind === 'booked') send({ type: 'booked', form: draft.loadDraft() })
    else send({ type: 'answered', answer })
    return answer.kind
  }
  const checked = () =>
    press('check', (): Promise<CheckAnswer> => {
      const { form } = state
      return check.checkOrder({ kind: 'cart', cart: store.loadCart(), form })
    })
  async function order(byCard: boolean) {
    const method = byCard ? 'Credit Card' : 'Cash In Office'
    send({ type: 'changed', values: { method } })
    if (states.checkedOrder(state) === null) {
      const kind = await checked()
      if (kind !== 'ready') return kind
    }
    return press(byCard ? 'pay' : 'place', async () => {
      const ready = states.checkedOrder(state)
      if (!ready) throw new Error('Nothing was checked')
      const wish = { kind: 'cart', checked: ready, form: state.form, screen: '/screen' } as const
      return place.placeOrder(wish, byCard ? () => services.makePaymentMethod(page) : undefined)
    })
  }

  const taken: Record<Step, () => Promise<string>> = {
    add: async () => {
      const tent = { itemId: 'tent', days: [days.before], quantity: 1 }
      store.saveCart(cart.addEntry(store.loadCart(), tent))
      return 'added'
    },
    remove: async () => {
      store.saveCart(cart.removeEntry(store.loadCart(), 0))
      return 'removed'
    },
    'change the day': async () => {
      store.saveCart(move.moveTo(store.loadCart(), 0, days.after))
      return 'moved'
    },
    check: checked,
    book: () => order(false),
    pay: () => order(true),
  }
  return {
    wasTyped: [wasTyped.name, wasTyped.email, wasTyped.address],
    fill: (entries: Cart) => run(async () => store.saveCart(entries)),
    take: (step: Step) => run(taken[step]),
    cart: () => run(async () => store.loadCart()),
    /** What the screen shows, and what a reload would show. */
    typed: () =>
      run(async () => {
        const shown = [state.form, draft.loadDraft()].map((form) => [
          form.name,
          form.email,
          form.address,
        ])
        expect(shown[0]).toEqual(shown[1])
        return shown[0]
      }),
  }
}

/** The modules of the page that was opened last. */
async function load() {
  const [tabs, store, cart, move, check, place, states, draft] = await Promise.all([
    import('~/lib/visit/tabs'),
    import('~/lib/cart/store'),
    import('~/lib/cart/cart'),
    import('~/lib/cart-days/move'),
    import('~/lib/booking/order/check'),
    import('~/lib/booking/order/place'),
    import('~/components/order/order-states'),
    import('~/lib/order-form/draft'),
  ])
  return { tabs, store, cart, move, check, place, states, draft }
}
