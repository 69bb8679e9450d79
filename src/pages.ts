// Every page of the site, one in each row. The routes, the build, the sitemap, the header's tabs, the host's rules and the
// lists of tests and measurements are made from this table or compared with it.

export type Tab = 'Home' | 'Services' | 'Inflatables' | 'Blogs' | 'Contact' | 'Cart'

export type Page = {
  /** The address, as the router spells it. */
  path: string
  /** The file of its screen in `src/routes`; null for the error screen. */
  screen: string | null
  /** Which tab of the header is marked. */
  tab: Tab
  /**
   * Whether the build writes the page: `always`, `catalogue` if the catalog can be read (the browser renders items that are
   * newer than the build), or `never`.
   */
  written: 'always' | 'catalogue' | 'never'
  /** Whether search engines may list it. */
  listed: boolean
}

export const pages = {
  home: { path: '/', screen: 'home/home', tab: 'Home', written: 'catalogue', listed: true },
  services: {
    path: '/services',
    screen: 'reading/services',
    tab: 'Services',
    written: 'always',
    listed: true,
  },
  catalogue: {
    path: '/inflatables/:category?',
    screen: 'catalogue/catalogue',
    tab: 'Inflatables',
    written: 'catalogue',
    listed: true,
  },
  inflatable: {
    path: '/inflatable/:id',
    screen: 'item/inflatable',
    tab: 'Inflatables',
    written: 'catalogue',
    listed: true,
  },
  extra: {
    path: '/extra/:id',
    screen: 'item/extra',
    tab: 'Home',
    written: 'catalogue',
    listed: true,
  },
  blogs: { path: '/blogs', screen: 'blog/blogs', tab: 'Blogs', written: 'always', listed: true },
  blog: { path: '/blogs/:id', screen: 'blog/blog', tab: 'Blogs', written: 'always', listed: true },
  contact: {
    path: '/contact',
    screen: 'reading/contact',
    tab: 'Contact',
    written: 'always',
    listed: true,
  },
  contract: {
    path: '/contract',
    screen: 'reading/contract',
    tab: 'Home',
    written: 'always',
    listed: true,
  },
  about: { path: '/about', screen: 'reading/about', tab: 'Home', written: 'always', listed: true },
  cart: { path: '/cart', screen: 'cart/cart', tab: 'Cart', written: 'never', listed: false },
  checkout: {
    path: '/checkout',
    screen: 'checkout/checkout',
    tab: 'Cart',
    written: 'never',
    listed: false,
  },
  quote: {
    path: '/quote',
    screen: 'quote/quote',
    tab: 'Cart',
    written: 'never',
    listed: false,
  },
  booking: {
    path: '/booking/:id?',
    screen: 'booking/booking',
    tab: 'Home',
    written: 'never',
    listed: false,
  },
  invoice: {
    path: '/invoice/:id',
    screen: 'invoice/invoice',
    tab: 'Home',
    written: 'never',
    listed: false,
  },
  distanceTest: {
    path: '/test',
    screen: 'reading/distance-test',
    tab: 'Home',
    written: 'never',
    listed: false,
  },
  missing: { path: '*', screen: null, tab: 'Home', written: 'never', listed: false },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]
