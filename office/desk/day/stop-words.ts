// What a driver reads of a stop.
import { signatureWords } from '~/lib/booking/plan/signature'
import { telephoneUrl } from '~/lib/contact/telephone'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { textRows } from '~/lib/domain/booking-texts'
import { groundLabel } from '~/lib/pricing/labels'
import type { SyncCatalog } from '../../sync/catalog'
import { customerOf, paymentWords } from '../customer'
import type { DeskBooking } from '../desk-booking'
import type { TruckItem, Stop } from './stops'
import { packageParts } from './truck'

export type StopWords = {
  time: string
  customer: string
  phone: string
  /** A link that dials the number, and one to the address on a map; '' without one. */
  call: string
  address: string
  map: string
  items: readonly string[]
  ground: string
  payment: readonly string[]
  notes: readonly string[]
  booking: string
}

export function wordsOf({ booking, time, items }: Stop, catalog: SyncCatalog): StopWords {
  const { phone, address, floorType } = booking
  // Those of the older program have no page where a customer could sign.
  const unsigned = booking.collection === 'bookings-test' && signatureWords(booking) === null
  return {
    time,
    customer: customerOf(booking),
    phone,
    call: callLink(phone),
    address,
    map: address && `https://www.google.com/maps/search/?${mapQuery(address)}`,
    items: itemWords(items, catalog),
    ground: groundLabel(floorType),
    payment: paymentWords(booking),
    notes: [...notesOf(booking), ...(unsigned ? ['Release: not signed'] : [])],
    booking: idOf(booking),
  }
}

/** "2 x Party (2 x Red Castle, 40 x Folding Chairs)" for each item. */
function itemWords(items: readonly TruckItem[], catalog: SyncCatalog): string[] {
  return items.map((item) => {
    const parts = packageParts(item, catalog).map(countOf)
    return parts.length === 0 ? countOf(item) : `${countOf(item)} (${parts.join(', ')})`
  })
}

const countOf = ({ name, quantity }: TruckItem) => `${quantity} x ${name}`

/** What the customer told the crew and the office, in lines. */
export function notesOf(booking: Booking): string[] {
  return textRows(booking).flatMap(({ multiline, label, value }) =>
    multiline ? value.split('\n') : `${label}: ${value}`,
  )
}

/** The id as the other commands take it; a booking that only the older program has has its path. */
export function idOf({ id, collection }: DeskBooking): string {
  return collection === 'bookings' ? `bookings/${id}` : id
}

const mapQuery = (query: string) => new URLSearchParams({ api: '1', query })

function callLink(phone: string): string {
  try {
    return telephoneUrl(phone)
  } catch {
    return ''
  }
}
