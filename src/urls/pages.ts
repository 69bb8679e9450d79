// Every page of the site. Routes, build, sitemap, tabs, the host's rewrites and the lists of tests and
// measurements come from this table or are compared with it.

export type HeaderTab = 'Home' | 'Services' | 'Inflatables' | 'Blogs' | 'Contact' | 'Cart'

export type Page = {
  /** The address, as the router spells it. */
  path: string
  /** The file of its screen in `src/routes`; null for the error screen. */
  screen: string | null
  /** Which tab of the header is marked. */
  tab: HeaderTab
  /**
   * Whether the build writes the page, so that search engines may list it: `always`, `never`, or
   * `catalog` for what the catalog has then (the browser renders what is newer).
   */
  prerendered: 'always' | 'catalog' | 'never'
}

export const pages = {
  home: { path: '/', screen: 'home/home', tab: 'Home', prerendered: 'always' },
  services: {
    path: '/services',
    screen: 'static/services',
    tab: 'Services',
    prerendered: 'always',
  },
  catalog: {
    path: '/inflatables/:category?',
    screen: 'catalog/catalog',
    tab: 'Inflatables',
    prerendered: 'catalog',
  },
  inflatable: {
    path: '/inflatable/:id',
    screen: 'item/item',
    tab: 'Inflatables',
    prerendered: 'catalog',
  },
  extra: { path: '/extra/:id', screen: 'item/item', tab: 'Home', prerendered: 'catalog' },
  blogs: { path: '/blogs', screen: 'blog/blogs', tab: 'Blogs', prerendered: 'always' },
  blog: { path: '/blogs/:id', screen: 'blog/blog', tab: 'Blogs', prerendered: 'always' },
  contact: { path: '/contact', screen: 'contact/contact', tab: 'Contact', prerendered: 'always' },
  contract: {
    path: '/contract/:version?',
    screen: 'static/contract',
    tab: 'Home',
    prerendered: 'always',
  },
  privacy: { path: '/privacy', screen: 'static/privacy', tab: 'Home', prerendered: 'always' },
  about: { path: '/about', screen: 'static/about', tab: 'Home', prerendered: 'always' },
  cart: { path: '/cart', screen: 'cart/cart', tab: 'Cart', prerendered: 'never' },
  checkout: { path: '/checkout', screen: 'checkout/checkout', tab: 'Cart', prerendered: 'never' },
  quote: { path: '/quote', screen: 'quote/quote', tab: 'Cart', prerendered: 'never' },
  booking: { path: '/booking/:id?', screen: 'booking/booking', tab: 'Home', prerendered: 'never' },
  invoice: { path: '/invoice/:id', screen: 'invoice/invoice', tab: 'Home', prerendered: 'never' },
  distanceTest: {
    path: '/test',
    screen: 'static/distance-test',
    tab: 'Home',
    prerendered: 'never',
  },
  missing: { path: '*', screen: null, tab: 'Home', prerendered: 'never' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]
