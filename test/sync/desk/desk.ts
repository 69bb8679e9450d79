// A desk on the emulator, with a castle and sixty chairs.
import type { Firestore } from 'firebase-admin/firestore'
import { inject } from 'vitest'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import type { block } from '../../../office/desk/block'
import { sheetFile } from '../../../office/desk/day'
import type { DeskOptions } from '../../../office/desk/options'
import { sayWith } from '../../../office/printable.mjs'
import { booking } from '../../bookings'
import { now, openDatabase, store, sync } from '../database'

export const host = inject('emulatorHost')
export const ann = 'AnnAnnAnnAnnAnnAnnAA'
export const bob = 'BobBobBobBobBobBobBB'

export const catalog = {
  'inflatables/castle': { name: 'Red Castle', count: '1' },
  'extras/chair': { name: 'Folding Chairs', count: 60 },
}

/** A booking as the page stores it, with other lines. */
export function bookingFor(name: string, lines: object, some: object = {}) {
  return { ...toBookingDocument(booking()), name, inflatables: [], extras: [], ...lines, ...some }
}

export const ofAnn = (lines: object, some?: object) => ({
  [`bookings-test/${ann}`]: bookingFor('Ann', lines, some),
})
export const ofBob = (lines: object, some?: object) => ({
  [`bookings-test/${bob}`]: bookingFor('Bob', lines, some),
})

/** Stores bookings, and lets the sync take their days. */
export async function openDesk(bookings: Record<string, Record<string, unknown>>) {
  const { db } = openDatabase(host)
  await store(db, { ...catalog, ...bookings })
  await sync(db, true)
  return db
}

export type Command = typeof block

/** @returns what the command says */
export async function run(
  command: Command,
  db: Firestore,
  args: string[],
  { at = now, ...some }: Partial<DeskOptions> & { at?: Date } = {},
) {
  const lines: string[] = []
  await command(db, args, {
    isApplied: true,
    now: at,
    singleUnitItems: [],
    acceptsPurchaseOrders: true,
    isNotCharged: false,
    isCharged: false,
    say: sayWith((line) => lines.push(line)),
    ...some,
  })
  return lines.join('\n')
}

/** The day's sheet. */
export const listed = async (db: Firestore, args: string[]) =>
  (await sheetFile(db, args, { now, acceptsPurchaseOrders: true })).html
