import type { OrderEntry } from '~/lib/booking/commit/journal-entry'

/** The parts of a package by name. Orders of an earlier version don't name them. */
export function namedParts(parts: OrderEntry['lines'][number]['parts']) {
  return parts.flatMap(({ name, quantity }) => (name ? [{ name, quantity }] : []))
}
