// The words of a stop, the same on paper and in a spreadsheet.
import { signatureWords } from '~/lib/booking/plan/signature'
import { textRows } from '~/lib/domain/booking-texts'
import { floorLabel } from '~/lib/pricing/labels'
import type { SyncCatalog } from '../../sync/catalog'
import type { Order } from '../orders'
import { packageParts } from './loading'
import type { Load, Stop } from './stops'

/** "2 x Party (2 x Red Castle, 40 x Folding Chairs)" for each item. */
export function unitsOf({ units }: Stop, catalog: SyncCatalog): string[] {
  return units.map((load) => {
    const parts = packageParts(load, catalog).map(countOf)
    return parts.length === 0 ? countOf(load) : `${countOf(load)} (${parts.join(', ')})`
  })
}

const countOf = ({ name, quantity }: Load) => `${quantity} x ${name}`

export const groundOf = ({ order }: Stop): string => floorLabel(order.booking.floorType)

/** What the driver has to know, in lines. */
export function notesOf({ order }: Stop): string {
  const given = textRows(order.booking).map(({ lines, label, value }) =>
    lines ? value : `${label}: ${value}`,
  )
  const release = signatureWords(order.booking) === null ? ['Release: not signed'] : []
  return [...given, ...release].join('\n')
}

/**
 * The id as `cancel` and `move` take it; an order that only the older program has is named by its
 * path.
 */
export function idOf({ booking, collection }: Order): string {
  return collection === 'bookings' ? `bookings/${booking.id}` : booking.id
}

/** A link to the address on a map; '' without an address. */
export function mapLink({ booking }: Order): string {
  const query = booking.address
  const search = new URLSearchParams({ api: '1', query })
  return query === '' ? '' : `https://www.google.com/maps/search/?${search}`
}
