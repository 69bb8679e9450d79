import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day } from '#test/days'
import {
  add,
  chooseDays,
  chooseTown,
  closeBrowser,
  closeTabs,
  deliver,
  load,
  open,
  openBrowser,
  townIn,
  Tab,
} from '#test/stand-ins/tabs'

beforeEach(openBrowser)
afterEach(closeBrowser)

const rental = (itemId: string, date = '2027-06-12', quantity = 1) => ({
  itemId,
  days: [day(date)],
  quantity,
})
const [castle, slide] = [rental('castle'), rental('slide')]

test('what one tab adds is in all of them, and a new tab asks for it', async () => {
  const list = await open()
  const first = await open()
  add(first, slide)
  chooseDays(first, '?date=2027-06-12')
  deliver()
  const second = await open()
  const cart = second.run(({ loadSharedCart }) => loadSharedCart())
  deliver()
  expect(await cart).toEqual([slide])
  add(second, castle)
  deliver()
  for (const tab of [list, first, second]) {
    expect(tab.cart).toEqual([slide, castle])
    expect(tab.days).toBe('?date=2027-06-12')
    expect(tab.storage.get('cart')).toBe(
      '[{"inflatableID":"slide","dates":["06/12/2027"]},{"inflatableID":"castle","dates":["06/12/2027"]}]',
    )
  }
})

test('a town is in all tabs; an address stays in its own, with its town', async () => {
  const list = await open()
  chooseTown(list, 'Rockford')
  const [castlePage, checkout] = [await open(), await open()]
  deliver()
  expect([castlePage, checkout].map(townIn)).toEqual(['Rockford', 'Rockford'])
  chooseTown(checkout, 'Freeport', '3 Main St, Freeport, IL')
  deliver()
  expect([list, castlePage].map(townIn)).toEqual(['Rockford', 'Rockford'])
  chooseTown(castlePage, 'Roscoe')
  checkout.fire('visibilitychange')
  deliver()
  expect([list, castlePage, checkout].map(townIn)).toEqual(['Roscoe', 'Roscoe', 'Freeport'])
})

test('a page that the browser keeps for Back closes its channel, and asks again', async () => {
  const [one, other] = [await open(), await open()]
  other.fire('pagehide')
  other.fire('visibilitychange')
  add(one, castle)
  // An order that was on its way may still be stored.
  add(other, slide)
  deliver()
  expect([one.cart, other.cart]).toEqual([[castle], [slide]])
  other.fire('pageshow', { persisted: true })
  deliver()
  expect(other.cart).toHaveLength(2)
  expect(one.cart).toEqual(other.cart)
})

test('a page that comes back shows the town that its tab has since', async () => {
  const tab = await open()
  chooseTown(tab, 'Rockford')
  const shown: unknown[] = []
  tab.run(({ subscribeToPlace }) => subscribeToPlace(() => shown.push(townIn(tab))))
  tab.fire('pagehide')
  tab.storage.set('eventPlace', '{"city":"Roscoe","state":"IL","address":""}')
  tab.fire('pageshow', { persisted: true })
  expect(shown).toEqual(['Roscoe'])
})

test('the cart does not outlive the last tab', async () => {
  add(await open(), castle)
  closeTabs()
  const next = await open()
  const cart = next.run(({ loadSharedCart }) => loadSharedCart())
  await vi.advanceTimersByTimeAsync(200)
  expect(await cart).toEqual([])
})

test('a tab with a cart does not wait for other tabs', async () => {
  const tab = new Tab(new Map([['cart', '[{"inflatableID":"castle","dates":["06/12/2027"]}]']]))
  await load(tab)
  expect(await tab.run(({ loadSharedCart }) => loadSharedCart())).toEqual([castle])
})

test('only a change from another tab counts as one', async () => {
  const [one, other] = [await open(), await open()]
  const counts = () => [one, other].map((tab) => tab.run((site) => site.changesElsewhere()))
  add(one, castle)
  deliver()
  expect(counts()).toEqual([0, 1])
  chooseDays(one, '?date=2027-06-12')
  one.fire('visibilitychange')
  deliver()
  expect(counts()).toEqual([0, 1])
})

test.each([
  ['text', 'cart'],
  ['another list', [castle]],
  ['a moment that is none', [['eventDays', 1.5, '?date=2027-06-12']]],
])('a message of another release is left unanswered: %s', async (_, data) => {
  const [one, other] = [await open(), await open()]
  add(one, castle)
  deliver()
  one.inbox.push(data)
  deliver()
  for (const tab of [one, other]) expect(tab.cart).toEqual([castle])
})

test('a rental that nobody can read is left out', async () => {
  const one = await open()
  const at = Date.now() + 1
  one.inbox.push([
    ['06/12/2027 castle', at, '1'],
    ['soon slide', at, '1'],
    ['06/12/2027 slide', at, 'many'],
    ['06/12/2027 ', at, '1'],
    ['order', at, '1'],
    ['eventDays', at, '?date=soon'],
    ['town', at, 'Des Moines, IA'],
  ])
  deliver()
  expect(one.cart).toEqual([castle])
  expect(one.days).toBe('')
  expect(townIn(one)).toBeUndefined()
})

test('a browser without channels, or one that refuses them, keeps a cart in each tab', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const one = await open()
  add(one, castle)
  await expect(one.run(({ shareVisit }) => shareVisit())).resolves.toBeUndefined()
  expect(one.cart).toEqual([castle])
})

test('a browser that refuses storage shares what its pages remember', async () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    clear: () => {},
  })
  const [one, other] = [await open(), await open()]
  add(one, castle)
  deliver()
  expect(other.cart).toEqual([castle])
})
