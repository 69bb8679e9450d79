// Every address of the site shows its screen.
import type { paths } from '~/paths'
import { deleteDocument, writeDocument } from '../steps/database'
import { leftOut } from '../steps/left-out'
import { addresses } from '../states/address-states'
import { expect, test } from '../test'

const invoice = 'dddddddddddddddddddd'

/** An address for each function of `paths`, and the heading of its screen. */
const screens: Record<keyof typeof paths, readonly [address: string, heading: string]> = {
  home: ['/', 'Making Every Event Better!'],
  services: ['/services', 'Services'],
  inflatables: ['/inflatables', 'All rentals'],
  category: ['/inflatables/games-and-obstacles', 'Games and obstacles'],
  inflatable: ['/inflatable/ember-slide', 'Ember 20 ft Slide'],
  extra: ['/extra/folding-chairs', 'Folding Chairs'],
  item: ['/extra/lakeside-house', 'Lakeside House'],
  cart: ['/cart', 'Your cart'],
  checkout: ['/checkout', 'Checkout'],
  booking: ['/booking/Qm7RtY2xKc9LvB4nWz1D', 'Your booking'],
  bookings: ['/booking', 'My bookings'],
  invoice: [`/invoice/${invoice}`, 'Invoice'],
  contract: ['/contract', 'Rules and liability'],
  blogs: ['/blogs', 'Blogs'],
  blog: ['/blogs/blog1', 'How to rent an inflatable for a backyard birthday'],
  about: ['/about', 'This is about'],
  contact: ['/contact', 'Contact'],
}

/** Addresses that no link of the site leads to. */
const others = [
  ['/test', 'Distance test'],
  ['/nowhere', 'Unexpected Application Error!'],
] as const

test('every address shows its screen', async ({ page }) => {
  await writeDocument(`invoices-test/${invoice}`, {
    bookingId: 'Qm7RtY2xKc9LvB4nWz1D',
    paid: false,
  })
  for (const [address, heading] of [...Object.values(screens), ...others])
    await test.step(address, async () => {
      await page.goto(address)
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect.soft(page).toHaveTitle(/Better Events/)
    })
  await deleteDocument(`invoices-test/${invoice}`)
})

for (const [list, listed] of Object.entries({
  'what is measured of every screen': addresses,
  'what is visited here': [...Object.values(screens), ...others].map(([address]) => address),
}))
  test(`no screen is left out of ${list}`, async () => {
    expect(await leftOut(listed)).toEqual([])
  })
