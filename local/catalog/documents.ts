// The database that a fresh local stack starts with.
import type { Day } from '~/lib/domain/day'
import type { PlainFields } from '../firestore/plain'
import { demoBookings } from './bookings'
import { extras } from './extras'
import { inflatables } from './inflatables'
import { switchDocuments } from './settings'

/** Every demo document by path; some of the days after `today` are already taken. */
export function demoDocuments(today: Day): Record<string, PlainFields> {
  return {
    ...inCollection('inflatables', inflatables),
    ...inCollection('extras', extras),
    ...switchDocuments,
    ...demoBookings(today),
  }
}

function inCollection(collection: string, documents: Record<string, PlainFields>) {
  return Object.fromEntries(
    Object.entries(documents).map(([id, data]) => [`${collection}/${id}`, data]),
  )
}
