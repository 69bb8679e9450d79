// The addresses of links, from the table of pages.
import type { CategorySlug } from '~/lib/catalog/categories'
import type { ItemKind } from '~/lib/domain/item'
import { urlPart } from '~/lib/text/url-part'
import { pages } from './pages'

export const paths = {
  home: () => address(pages.home.path),
  services: () => address(pages.services.path),
  inflatables: () => address(pages.catalog.path),
  category: (slug: CategorySlug) => address(pages.catalog.path, slug),
  inflatable: (id: string) => address(pages.inflatable.path, id),
  extra: (id: string) => address(pages.extra.path, id),
  item: (kind: ItemKind, id: string) =>
    kind === 'extras' ? paths.extra(id) : paths.inflatable(id),
  cart: () => address(pages.cart.path),
  /** With the query of `quoteQuery`. */
  quote: (query: string) => `${address(pages.quote.path)}?${query}`,
  checkout: () => address(pages.checkout.path),
  booking: (id: string) => address(pages.booking.path, id),
  bookings: () => address(pages.booking.path),
  invoice: (id: string) => address(pages.invoice.path, id),
  /** Without a version, today's words. */
  contract: (version?: string) => address(pages.contract.path, version),
  privacy: () => address(pages.privacy.path),
  blogs: () => address(pages.blogs.path),
  blog: (id: string) => address(pages.blog.path, id),
  about: () => address(pages.about.path),
  contact: () => address(pages.contact.path),
}

/** The pattern with an id, or without its optional part. */
function address(pattern: string, id?: string): string {
  return pattern.replace(/\/:\w+\??$/, id === undefined ? '' : `/${urlPart(id)}`)
}
