// An example URL of each page in the demonstration, with its heading, for tests, checks and
// measurements.
import { pageNames, pages, type Page, type PageName } from '../../src/urls/pages'

type Example = { url: string; heading: string }

/**
 * A page with an optional part in its URL has an example with and without it, if they differ.
 */
const examples: Record<PageName, readonly [Example, ...Example[]]> = {
  home: [{ url: '/', heading: 'Making Every Event Better!' }],
  services: [{ url: '/services', heading: 'Services' }],
  catalog: [
    { url: '/inflatables', heading: 'All rentals' },
    { url: '/inflatables/slides', heading: 'Slides' },
  ],
  inflatable: [{ url: '/inflatable/rockford-castle', heading: 'Rockford Castle' }],
  extra: [{ url: '/extra/folding-chairs', heading: 'Folding Chairs' }],
  blogs: [{ url: '/blogs', heading: 'Blogs' }],
  blog: [{ url: '/blogs/blog1', heading: 'How to rent an inflatable for a backyard birthday' }],
  contact: [{ url: '/contact', heading: 'Contact' }],
  contract: [{ url: '/contract', heading: 'Rules and restrictions' }],
  privacy: [{ url: '/privacy', heading: 'Privacy and accessibility' }],
  about: [{ url: '/about', heading: 'This is about' }],
  cart: [{ url: '/cart', heading: 'Your cart' }],
  checkout: [{ url: '/checkout', heading: 'Checkout' }],
  quote: [{ url: '/quote', heading: "This quote's link doesn't work." }],
  booking: [
    { url: '/booking', heading: 'My bookings' },
    { url: '/booking/NoSuchBooking0000000', heading: 'Booking Not Found :(' },
  ],
  invoice: [{ url: '/invoice/no-such-invoice', heading: 'Invoice Not Found :(' }],
  distanceTest: [{ url: '/test', heading: 'Distance test' }],
  missing: [{ url: '/nowhere', heading: 'Unexpected Application Error!' }],
}

/** The examples of every page, each with its row of the table of pages. */
export const examplePages: readonly (Example & { name: PageName; page: Page })[] =
  pageNames.flatMap((name) => examples[name].map((one) => ({ ...one, name, page: pages[name] })))
