// The only place where the site's URLs are spelt.
import type { CategorySlug } from '~/lib/catalogue/categories'
import type { ItemKind } from '~/lib/domain/item'

export const paths = {
  home: () => '/',
  services: () => '/services',
  inflatables: () => '/inflatables',
  category: (slug: CategorySlug) => `/inflatables/${slug}`,
  inflatable: (id: string) => `/inflatable/${encodeURIComponent(id)}`,
  extra: (id: string) => `/extra/${encodeURIComponent(id)}`,
  item: (kind: ItemKind, id: string) =>
    kind === 'extras' ? paths.extra(id) : paths.inflatable(id),
  cart: () => '/cart',
  checkout: () => '/checkout',
  booking: (id: string) => `/booking/${encodeURIComponent(id)}`,
  bookings: () => '/booking',
  invoice: (id: string) => `/invoice/${encodeURIComponent(id)}`,
  contract: () => '/contract',
  blogs: () => '/blogs',
  blog: (id: string) => `/blogs/${encodeURIComponent(id)}`,
  about: () => '/about',
  contact: () => '/contact',
}

/** True for an address, older links with a hash included, that opens one customer's booking or invoice. */
export const isSecret = (address: string) => /\/(?:booking|invoice)\/./.test(address)
