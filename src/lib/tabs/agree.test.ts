// Whatever visitors do in three tabs, and whenever the tabs hear of it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day } from '#test/days'
import { fc } from '#test/property'
import {
  add,
  chooseDays,
  closeBrowser,
  closeTabs,
  deliver,
  load,
  open,
  openBrowser,
  remove,
  type Tab,
  tabs,
} from '#test/stand-ins/tabs'
import type { Cart } from '~/lib/domain/cart'

beforeEach(openBrowser)
afterEach(closeBrowser)

const which = fc.nat(2)
const cartLine = fc.record({
  itemId: fc.constantFrom('castle', 'slide', 'a b, 06/12/2027'),
  days: fc.constantFrom(
    [day('2027-06-12')],
    [day('2027-06-13')],
    [day('2027-06-12'), day('2027-06-13')],
  ),
  quantity: fc.integer({ min: 1, max: 12 }),
})
const deed = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), tab: which, cartLine }),
  fc.record({ kind: fc.constant('remove' as const), tab: which, index: fc.nat(3) }),
  fc.record({ kind: fc.constant('change' as const), tab: which, index: fc.nat(3), cartLine }),
  fc.record({
    kind: fc.constant('event' as const),
    tab: which,
    to: fc.constantFrom('', '?date=2027-06-12', '?date=2027-06-13'),
  }),
  fc.record({ kind: fc.constant('receive' as const), tab: which }),
  fc.record({ kind: fc.constant('sleep' as const), tab: which }),
  fc.record({ kind: fc.constant('reload' as const), tab: which }),
  fc.record({ kind: fc.constant('copy' as const), tab: which, from: which }),
  fc.record({ kind: fc.constant('time' as const), ms: fc.integer({ min: -5, max: 5 }) }),
)

test('whatever happens in three tabs, and in whatever order they hear of it, they agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 30 }), async (deeds) => {
      closeTabs()
      for (let count = 0; count < 3; count++) await open()
      const added = new Set<string>()
      let onlyAdds = true
      for (const each of deeds) {
        if (each.kind === 'time') {
          vi.setSystemTime(Date.now() + each.ms)
          continue
        }
        const tab = tabs[each.tab] as Tab
        switch (each.kind) {
          case 'add':
            add(tab, each.cartLine)
            added.add(rentalOf(each.cartLine))
            break
          case 'remove':
            if (tab.cart[each.index]) onlyAdds = false
            remove(tab, each.index)
            break
          case 'change':
            if (tab.cart[each.index]) onlyAdds = false
            tab.run(({ loadCart, saveCart, toCart, toStoredCart }) =>
              saveCart(
                toCart(
                  toStoredCart(
                    loadCart().map((old, i) => (i === each.index ? each.cartLine : old)),
                  ),
                ),
              ),
            )
            break
          case 'event':
            chooseDays(tab, each.to)
            break
          case 'receive':
            tab.receive()
            break
          case 'sleep':
            // What other tabs send it meanwhile is lost.
            tab.inbox.length = 0
            break
          case 'reload':
            await load(tab)
            tab.run(({ shareVisit }) => void shareVisit())
            break
          case 'copy':
            tab.inbox.length = 0
            tab.storage.clear()
            for (const [key, text] of (tabs[each.from] as Tab).storage) tab.storage.set(key, text)
            onlyAdds = false
            await load(tab)
            tab.run(({ shareVisit }) => void shareVisit())
        }
      }
      for (const tab of tabs) tab.fire('visibilitychange')
      deliver()
      const [first, ...others] = tabs as [Tab, ...Tab[]]
      for (const other of others) {
        expect(other.cart).toEqual(first.cart)
        expect(other.days).toBe(first.days)
        expect(other.storage.get('cart')).toBe(first.storage.get('cart'))
      }
      if (onlyAdds) expect(new Set(first.cart.map(rentalOf))).toEqual(added)
    }),
    { numRuns: 100 },
  )
})

const rentalOf = ({ itemId, days }: Cart[number]) => `${itemId} ${days.join()}`
