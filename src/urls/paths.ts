import type { CategorySlug } from '~/lib/catalog/categories'
import type { ItemKind } from '~/lib/domain/item'
import { urlPart } from '~/lib/text/url-part'
import { pages } from './pages'

export const paths = {
  home: () => pathOf(pages.home.path),
  services: () => pathOf(pages.services.path),
  inflatables: () => pathOf(pages.catalog.path),
  category: (slug: CategorySlug) => pathOf(pages.catalog.path, slug),
  inflatable: (id: string) => pathOf(pages.inflatable.path, id),
  extra: (id: string) => pathOf(pages.extra.path, id),
  item: (kind: ItemKind, id: string) =>
    kind === 'extras' ? paths.extra(id) : paths.inflatable(id),
  cart: () => pathOf(pages.cart.path),
  /** With the query of `quoteQuery`. */
  quote: (query: string) => `${pathOf(pages.quote.path)}?${query}`,
  checkout: () => pathOf(pages.checkout.path),
  booking: (id: string) => pathOf(pages.booking.path, id),
  bookings: () => pathOf(pages.booking.path),
  invoice: (id: string) => pathOf(pages.invoice.path, id),
  /** Without a version, today's words. */
  contract: (version?: string) => pathOf(pages.contract.path, version),
  privacy: () => pathOf(pages.privacy.path),
  blogs: () => pathOf(pages.blogs.path),
  blog: (id: string) => pathOf(pages.blog.path, id),
  about: () => pathOf(pages.about.path),
  contact: () => pathOf(pages.contact.path),
}

/** The pattern with an id, or without its optional part. */
function pathOf(pattern: string, id?: string): string {
  return pattern.replace(/\/:\w+\??$/, id === undefined ? '' : `/${urlPart(id)}`)
}
