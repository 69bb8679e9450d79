// An example address of each page in the demonstration, with its heading, for tests, checks and
// measurements.
import { pageNames, pages, type Page, type PageName } from '../../src/urls/pages'

type Example = { address: string; heading: string }

/**
 * A page with an optional part in its address has an example with and without it, if they differ.
 */
const examples: Record<PageName, readonly [Example, ...Example[]]> = {
  home: [{ address: '/', heading: 'Making Every Event Better!' }],
  services: [{ address: '/services', heading: 'Services' }],
  catalog: [
    { address: '/inflatables', heading: 'All rentals' },
    { address: '/inflatables/slides', heading: 'Slides' },
  ],
  inflatable: [{ address: '/inflatable/rockford-castle', heading: 'Rockford Castle' }],
  extra: [{ address: '/extra/folding-chairs', heading: 'Folding Chairs' }],
  blogs: [{ address: '/blogs', heading: 'Blogs' }],
  blog: [{ address: '/blogs/blog1', heading: 'How to rent an inflatable for a backyard birthday' }],
  contact: [{ address: '/contact', heading: 'Contact' }],
  contract: [{ address: '/contract', heading: 'Rules and restrictions' }],
  privacy: [{ address: '/privacy', heading: 'Privacy and accessibility' }],
  about: [{ address: '/about', heading: 'This is about' }],
  cart: [{ address: '/cart', heading: 'Your cart' }],
  checkout: [{ address: '/checkout', heading: 'Checkout' }],
  quote: [{ address: '/quote', heading: "This quote's link doesn't work." }],
  booking: [
    { address: '/booking', heading: 'My bookings' },
    { address: '/booking/NoSuchBooking0000000', heading: 'Booking Not Found :(' },
  ],
  invoice: [{ address: '/invoice/no-such-invoice', heading: 'Invoice Not Found :(' }],
  distanceTest: [{ address: '/test', heading: 'Distance test' }],
  missing: [{ address: '/nowhere', heading: 'Unexpected Application Error!' }],
}

/** The examples of every page, each with its row of the table of pages. */
export const examplePages: readonly (Example & { name: PageName; page: Page })[] =
  pageNames.flatMap((name) => examples[name].map((one) => ({ ...one, name, page: pages[name] })))
