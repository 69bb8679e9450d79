// Every page of the site, one in each row. The routes, the build, the sitemap, the header's tabs,
// the host's rules and the lists of tests and measurements are made from this table or compared
// with it.

export type Tab = 'Home' | 'Services' | 'Inflatables' | 'Blogs' | 'Contact' | 'Cart'

export type Page = {
  /** The address, as the router spells it. */
  path: string
  /** The file of its screen in `src/routes`; null for the error screen. */
  screen: string | null
  /** Which tab of the header is marked. */
  tab: Tab
  /**
   * Whether the build writes the page: `always`, `catalog` for what the catalog has at that moment
   * (the browser renders what is newer), or `never`. Search engines may list exactly the pages that
   * it writes.
   */
  written: 'always' | 'catalog' | 'never'
}

export const pages = {
  home: { path: '/', screen: 'home/home', tab: 'Home', written: 'always' },
  services: { path: '/services', screen: 'reading/services', tab: 'Services', written: 'always' },
  catalog: {
    path: '/inflatables/:category?',
    screen: 'catalog/catalog',
    tab: 'Inflatables',
    written: 'catalog',
  },
  inflatable: {
    path: '/inflatable/:id',
    screen: 'item/item',
    tab: 'Inflatables',
    written: 'catalog',
  },
  extra: { path: '/extra/:id', screen: 'item/item', tab: 'Home', written: 'catalog' },
  blogs: { path: '/blogs', screen: 'blog/blogs', tab: 'Blogs', written: 'always' },
  blog: { path: '/blogs/:id', screen: 'blog/blog', tab: 'Blogs', written: 'always' },
  contact: { path: '/contact', screen: 'contact/contact', tab: 'Contact', written: 'always' },
  contract: {
    path: '/contract/:version?',
    screen: 'reading/contract',
    tab: 'Home',
    written: 'always',
  },
  privacy: { path: '/privacy', screen: 'reading/privacy', tab: 'Home', written: 'always' },
  about: { path: '/about', screen: 'reading/about', tab: 'Home', written: 'always' },
  cart: { path: '/cart', screen: 'cart/cart', tab: 'Cart', written: 'never' },
  checkout: { path: '/checkout', screen: 'checkout/checkout', tab: 'Cart', written: 'never' },
  quote: { path: '/quote', screen: 'quote/quote', tab: 'Cart', written: 'never' },
  booking: { path: '/booking/:id?', screen: 'booking/booking', tab: 'Home', written: 'never' },
  invoice: { path: '/invoice/:id', screen: 'invoice/invoice', tab: 'Home', written: 'never' },
  distanceTest: { path: '/test', screen: 'reading/distance-test', tab: 'Home', written: 'never' },
  missing: { path: '*', screen: null, tab: 'Home', written: 'never' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]
