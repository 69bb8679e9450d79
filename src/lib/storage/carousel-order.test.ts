import '#test/browser-storage'
import { expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import { inCarouselOrder } from './carousel-order'

const items = Array.from({ length: 40 }, (_, index) =>
  index % 2 === 0 ? inflatable({ id: `item ${index}` }) : extra({ id: `item ${index}` }),
)
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id)

test('the carousel shows every item once, in an order of its own', () => {
  const order = inCarouselOrder(items)
  expect(ids(order).toSorted()).toEqual(ids(items).toSorted())
  // One chance in 40! to be wrong.
  expect(ids(order)).not.toEqual(ids(items))
})

test('another visit has another order', () => {
  const first = inCarouselOrder(items)
  sessionStorage.clear()
  expect(ids(inCarouselOrder(items))).not.toEqual(ids(first))
})

test('the order stays the same within a visit, whatever order the database has', () => {
  const first = inCarouselOrder(items)
  expect(ids(inCarouselOrder(items.toReversed()))).toEqual(ids(first))
})

test('a new item takes any place, and the others keep their order', () => {
  const first = inCarouselOrder(items)
  const fresh = items.map(({ id }) => inflatable({ id: `new ${id}` }))
  const order = inCarouselOrder([...items, ...fresh])
  expect(order.filter((item) => items.includes(item))).toEqual(first)
  expect(order).toHaveLength(80)
  // One chance in 80! / 40! / 40! to be wrong, for each.
  expect(order.slice(40)).not.toEqual(expect.arrayContaining(fresh))
  expect(order.slice(0, 40)).not.toEqual(expect.arrayContaining(fresh))
  expect(inCarouselOrder([...fresh, ...items])).toEqual(order)
})

test('an item that is gone is left out, and the others keep their order', () => {
  const [gone, ...rest] = inCarouselOrder(items)
  expect(inCarouselOrder(items.filter((item) => item !== gone))).toEqual(rest)
})

test.each(['nonsense', '{"a":1}', '[1,null,["x"]]', '["inflatables item 0","inflatables item 0"]'])(
  'a stored order that reads %s shows every item once',
  (stored) => {
    sessionStorage.setItem('carouselOrder', stored)
    expect(ids(inCarouselOrder(items)).toSorted()).toEqual(ids(items).toSorted())
  },
)
