// Every page of the site. Routes, build, sitemap, header, the host's rewrites and lists of tests
// and measurements come from this table or are compared with it.

export type HeaderLink = 'Home' | 'Services' | 'Inflatables' | 'Blogs' | 'Contact' | 'Cart'

export type Page = {
  /** The URL, as the router spells it. */
  path: string
  /** The file of its screen in `src/routes`; null for the error screen. */
  screen: string | null
  /** Which link of the header is marked. */
  link: HeaderLink
  /**
   * Whether the build writes the page, so that search engines may list it: `always`, `never`, or
   * `catalog` for what the catalog has then (the browser renders what is newer).
   */
  prerendered: 'always' | 'catalog' | 'never'
}

export const pages = {
  home: { path: '/', screen: 'home/home', link: 'Home', prerendered: 'always' },
  services: {
    path: '/services',
    screen: 'static/services',
    link: 'Services',
    prerendered: 'always',
  },
  catalog: {
    path: '/inflatables/:category?',
    screen: 'catalog/catalog',
    link: 'Inflatables',
    prerendered: 'catalog',
  },
  inflatable: {
    path: '/inflatable/:id',
    screen: 'item/item',
    link: 'Inflatables',
    prerendered: 'catalog',
  },
  extra: { path: '/extra/:id', screen: 'item/item', link: 'Home', prerendered: 'catalog' },
  blogs: { path: '/blogs', screen: 'blog/blogs', link: 'Blogs', prerendered: 'always' },
  blog: { path: '/blogs/:id', screen: 'blog/blog', link: 'Blogs', prerendered: 'always' },
  contact: { path: '/contact', screen: 'contact/contact', link: 'Contact', prerendered: 'always' },
  contract: {
    path: '/contract/:version?',
    screen: 'static/contract',
    link: 'Home',
    prerendered: 'always',
  },
  privacy: { path: '/privacy', screen: 'static/privacy', link: 'Home', prerendered: 'always' },
  about: { path: '/about', screen: 'static/about', link: 'Home', prerendered: 'always' },
  cart: { path: '/cart', screen: 'cart/cart', link: 'Cart', prerendered: 'never' },
  checkout: { path: '/checkout', screen: 'checkout/checkout', link: 'Cart', prerendered: 'never' },
  quote: { path: '/quote', screen: 'quote/quote', link: 'Cart', prerendered: 'never' },
  booking: { path: '/booking/:id?', screen: 'booking/booking', link: 'Home', prerendered: 'never' },
  invoice: { path: '/invoice/:id', screen: 'invoice/invoice', link: 'Home', prerendered: 'never' },
  distanceTest: {
    path: '/test',
    screen: 'static/distance-test',
    link: 'Home',
    prerendered: 'never',
  },
  missing: { path: '*', screen: null, link: 'Home', prerendered: 'never' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]
