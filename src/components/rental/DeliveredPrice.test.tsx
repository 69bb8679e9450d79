// Every place that shows a price says what the rental costs delivered, as the checkout would.
import '#test/browser-storage'
import { act, render, screen } from '@testing-library/react'
import { createRef, type ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { day } from '#test/days'
import { inflatable } from '#test/items'
import { checkoutAdds, randomOrders } from '#test/random-orders'
import { stubViewport } from '#test/stand-ins/viewport'
import { saveCart } from '~/lib/cart/store'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { placeDelivery } from '~/lib/pricing/delivery'
import { rememberDays } from '~/lib/storage/event-days'
import { saveEventPlace } from '~/lib/storage/event-place'
import { addDays, today } from '~/lib/time/dates'
import { BookingPanel } from '~/routes/item/BookingPanel'
import { StickyBookBar } from '~/routes/item/choose-day/StickyBookBar'
import { CardRow } from './CardRow'
import { RentalCard } from './RentalCard'

type Place = (item: Item, days: readonly Day[]) => ReactElement

const choice = {
  quantity: 1,
  isUnread: false,
  pick: () => {},
  setQuantity: () => {},
  setUnread: () => {},
}
const ownButton = createRef<HTMLDivElement>()

const bar = (item: Item, days: readonly Day[]) => (
  <>
    <div ref={ownButton} />
    <StickyBookBar
      item={item}
      bookable={{ days: [...days], inCart: 0, quantity: 1 }}
      whyLost=""
      stepper={false}
      calendar={ownButton}
      ownButton={ownButton}
      onAdd={() => {}}
    />
  </>
)

/** Those that show several days, and those that are for one. */
const severalDays: Record<string, Place> = {
  'a card of the list': (item, days) => (
    <RentalCard item={item} level={2} beside dayCount={days.length} />
  ),
  "a phone's bar": bar,
  'the panel of an item': (item, requested) => (
    <BookingPanel
      item={item}
      packages={[]}
      span={{ today: requested[0]!, first: requested[0]!, last: requested[0]! }}
      dates={undefined}
      choice={{ ...choice, requested }}
    />
  ),
}
const oneDay: Record<string, Place> = {
  'a card of the carousel': (item) => <RentalCard item={item} level={3} even />,
  'a similar rental': (item) => <CardRow title="You may also like" items={[item]} />,
  "a phone's bar without a day": (item) => bar(item, []),
}

test.each(Object.entries({ ...severalDays, ...oneDay }))(
  '%s, for 200 carts and places',
  async (name, draw) => {
    const report = stubViewport()
    const view = render(<p />)
    const show = (item: Item, days: readonly Day[]) => {
      view.rerender(<MemoryRouter>{draw(item, days)}</MemoryRouter>)
      report(false)
    }
    // Its script loads once.
    saveEventPlace({ city: 'Rockford', state: 'IL', address: '' })
    show(inflatable(), [day('2027-06-12')])
    expect(await screen.findByText(/delivered to Rockford$/)).toBeVisible()
    for (const { name: order, cart, line, place } of randomOrders(200)) {
      const days = name in severalDays ? line.days : line.days.slice(0, 1)
      act(() => {
        saveCart(cart)
        saveEventPlace(place)
      })
      show(inflatable({ priceCents: line.priceCents }), days)
      const added = { ...line, days, quantity: 1 }
      const adds = checkoutAdds({ cart, line: added }, place && placeDelivery(place))
      expect(shownIn(view.container.textContent), order).toBe(adds)
    }
  },
  30_000,
)

test('similar rentals are for all days of the event', async () => {
  const from = addDays(today(new Date()), 100)
  rememberDays(`?date=${from}&to=${addDays(from, 2)}`)
  saveEventPlace({ city: 'Rockford', state: 'IL', address: '' })
  render(<CardRow title="You may also like" items={[inflatable()]} />, { wrapper: MemoryRouter })
  expect(await screen.findByText('$555 for 3 days, $585 delivered to Rockford')).toBeVisible()
})

/** The price beneath the price per day, or the latter where the delivery comes on top of it. */
function shownIn(text: string): number {
  const [, price] =
    /\$([\d,.]+)\sdelivered to /.exec(text) ??
    /(?:Adds |\+)\$([\d,.]+)/.exec(text) ??
    /\$([\d,.]+)(?: for \d days)? \+ (?:\$1\.50\sa\smile|delivery from \$30)/.exec(text) ??
    /\$([\d,.]+) per day.*\+ delivery from \$30/.exec(text) ??
    []
  return Math.round(Number(price?.replaceAll(',', '')) * 100)
}
