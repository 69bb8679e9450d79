// Every screen shows the all-in amount or the total of its visit, as the checkout calculates it, under
// one name each, and no amount without a name (docs/decisions/two-amounts.md).
import '#test/stand-ins/order-mocks'
import { act, render, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { booking } from '#test/bookings'
import { inflatable } from '#test/items'
import { amountsIn } from '#test/named-amounts'
import {
  offerOf,
  orderAmountsOf,
  randomVisits,
  withoutOptions,
  type RandomVisit,
} from '#test/random-visits'
import { backend, openBackend } from '#test/stand-ins/backend'
import { stubViewport } from '#test/stand-ins/viewport'
import { PrintedAmounts } from '~/components/printed-order/PrintedAmounts'
import { RentalCard } from '~/components/rental/RentalCard'
import { saveCart } from '~/lib/cart/store'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { bookingFrom } from '~/lib/db/bookings/read-booking'
import type { OrderKind } from '~/lib/domain/amounts'
import type { Item } from '~/lib/domain/item'
import { saveDraft } from '~/lib/order-form/draft'
import { withoutDeposit } from '~/lib/pricing/order-price'
import { saveEventPlace } from '~/lib/storage/event-place'
import { ItemAmount } from '~/routes/item/choose-day/ItemAmount'
import { StickyBookBar } from '~/routes/item/choose-day/StickyBookBar'
import { OrderSummary } from './OrderSummary'
import { TotalAmount } from './TotalAmount'

openBackend()

const visits = randomVisits(200)
const patient = { timeout: 20_000 }

const itemOf = ({ itemId: id, name, priceCents }: RandomVisit['line']) =>
  inflatable({ id, name, priceCents, capacity: 9 })

/** Lists and item: the line by itself, or what it adds to the cart. */
function Prices({ item, line }: { item: Item; line: RandomVisit['line'] }) {
  const ownButton = createRef<HTMLDivElement>()
  const { days, quantity, priceCents } = line
  return (
    <MemoryRouter>
      <section aria-label="card">
        <RentalCard item={item} level={2} inGrid days={days} />
      </section>
      <section aria-label="page">
        <ItemAmount item={{ ...item, priceCents }} days={days} quantity={quantity} />
      </section>
      <section aria-label="bar">
        <div ref={ownButton} />
        <StickyBookBar
          item={item}
          bookable={{ days: [...days], inCart: 0, quantity }}
          whyLost=""
          stepper={false}
          calendar={ownButton}
          ownButton={ownButton}
          onAdd={() => {}}
        />
      </section>
    </MemoryRouter>
  )
}

function amountsOf(part: string) {
  const shown = document.querySelector(`section[aria-label=${part}]`)
  return shown ? amountsIn(shown) : []
}
const centsOf = (part: string, ...named: string[]) =>
  amountsOf(part)
    .filter(({ name }) => named.includes(name))
    .map(({ cents }) => cents)

test('list, item and bar have the all-in amount of the checkout, for 200 visits', async () => {
  const report = stubViewport()
  // The lists are read once.
  backend.items = visits.flatMap(({ cart, line }) => [...cart, line].map(itemOf))
  const view = render(<p />)
  for (const visit of visits) {
    const { name, cart, line, place, miles, form } = visit
    const item = itemOf(line)
    backend.distance = { ok: true, data: miles }
    act(() => {
      saveCart([...cart])
      saveEventPlace(place)
      saveDraft(form)
      view.rerender(<Prices key={name} item={item} line={line} />)
    })
    report(false)
    const kind = cart.length > 0 ? 'cart' : 'item'
    const adds = (quantity: number) =>
      withoutOptions(kind, [...cart, { ...line, quantity }], visit) -
      withoutOptions(kind, cart, visit)
    const named = cart.length > 0 ? 'adds' : 'all-in'
    await waitFor(() => {
      expect(centsOf('bar', named), name).toEqual([adds(line.quantity)])
      expect(centsOf('page', named), name).toEqual([adds(line.quantity)])
      if (place || cart.length > 0 || line.days.length > 1)
        expect(centsOf('card', named), name).toEqual([adds(1)])
    }, patient)
    for (const part of ['card', 'page', 'bar'])
      expect(
        amountsOf(part).map((each) => each.name),
        name,
      ).not.toContain('')
  }
}, 180_000)

test('cart, checkout, quote, popup, booking and invoice have both amounts of the checkout, for 200 visits', () => {
  const view = render(<p />)
  for (const visit of visits) {
    const { name, cart, line, delivery, form } = visit
    const orders: [OrderKind, RandomVisit['cart']][] = [
      ['cart', [...cart, line]],
      ['item', [line]],
    ]
    for (const [kind, lines] of orders) {
      const offer = offerOf(lines, delivery)
      const expected = orderAmountsOf(kind, lines, visit)
      const stored = toBookingDocument(
        booking({
          lines: offer.lines,
          amounts: form.method === 'Credit Card' ? expected : withoutDeposit(expected),
        }),
      )
      const { amountsInCents, balanceDueCents } = bookingFrom('b', stored)
      view.rerender(
        <>
          <section aria-label="summary">
            <OrderSummary kind={kind} form={form} offer={offer} exempt change={() => {}} />
          </section>
          <section aria-label="foot">
            <TotalAmount amounts={expected} offer={offer} method={form.method} />
          </section>
          <section aria-label="printed">
            <PrintedAmounts amountsInCents={amountsInCents} dueCents={balanceDueCents} />
          </section>
        </>,
      )
      const allIn = withoutOptions(kind, lines, visit)
      const [before, ...others] = amountsOf('summary').filter(({ name: of }) => isAllIn.test(of))
      expect([before?.cents, others], name).toEqual([allIn, []])
      for (const [part, total] of [
        ['summary', /^Total/],
        ['foot', /^total/],
        ['printed', /^Total$/],
      ] as const) {
        const amounts = amountsOf(part)
        const totals = amounts.filter(({ name: of }) => total.test(of))
        expect(
          totals.map(({ cents }) => cents),
          name,
        ).toEqual([expected.fullTotalCents])
        expect(
          amounts.map((each) => each.name),
          name,
        ).not.toContain('')
      }
      expect(centsOf('printed', 'With delivery & tax'), name).toEqual([allIn])
    }
  }
}, 180_000)

const isAllIn = /^(With (delivery &|tax \+)|Rent before )/
