import '#test/browser-storage'
import { expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import { inVisitOrder } from './carousel-order'

const items = Array.from({ length: 40 }, (_, index) =>
  index % 2 === 0 ? inflatable({ id: `item ${index}` }) : extra({ id: `item ${index}` }),
)
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id)

test('the carousel shows every item once, in an order of its own', () => {
  const order = inVisitOrder(items)
  expect(ids(order).toSorted()).toEqual(ids(items).toSorted())
  // One chance in 40! to be wrong.
  expect(ids(order)).not.toEqual(ids(items))
})

test('another visit has another order', () => {
  const first = inVisitOrder(items)
  sessionStorage.clear()
  expect(ids(inVisitOrder(items))).not.toEqual(ids(first))
})

test('the order stays the same within a visit, whatever order the database has', () => {
  const first = inVisitOrder(items)
  expect(ids(inVisitOrder(items.toReversed()))).toEqual(ids(first))
})

test('a new item takes any place, and the others keep their order', () => {
  const first = inVisitOrder(items)
  const fresh = items.map(({ id }) => inflatable({ id: `new ${id}` }))
  const order = inVisitOrder([...items, ...fresh])
  expect(order.filter((item) => items.includes(item))).toEqual(first)
  expect(order).toHaveLength(80)
  // One chance in 80! / 40! / 40! to be wrong, for each.
  expect(order.slice(40)).not.toEqual(expect.arrayContaining(fresh))
  expect(order.slice(0, 40)).not.toEqual(expect.arrayContaining(fresh))
  expect(inVisitOrder([...fresh, ...items])).toEqual(order)
})

test('an item that is gone is left out, and the others keep their order', () => {
  const [gone, ...rest] = inVisitOrder(items)
  expect(inVisitOrder(items.filter((item) => item !== gone))).toEqual(rest)
})

test.each(['nonsense', '{"a":1}', '[1,null,["x"]]', '["inflatables item 0","inflatables item 0"]'])(
  'a stored order that reads %s shows every item once',
  (stored) => {
    sessionStorage.setItem('carouselOrder', stored)
    expect(ids(inVisitOrder(items)).toSorted()).toEqual(ids(items).toSorted())
  },
)
