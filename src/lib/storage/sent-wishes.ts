// What this device asked the office to change. The office answers by mail.
import * as v from 'valibot'
import { isKey } from '~/lib/domain/booking-key'
import { daySchema } from '~/lib/time/day-schema'
import { listText, readDevice, readList, writeDevice } from './device-storage'

const wish = v.object({
  id: v.pipe(v.string(), v.check(isKey)),
  what: v.picklist(['move', 'other', 'cancel']),
  day: v.nullable(daySchema),
  /** When it was sent, in milliseconds. */
  at: v.number(),
})
export type SentWish = v.InferOutput<typeof wish>

const storageKey = 'changeRequests'
/** The office has answered by then. */
const keptMs = 14 * 24 * 60 * 60_000

/** The last wish for this booking; null if there is none of the last two weeks. Never throws. */
export function loadSentWish(bookingId: string): SentWish | null {
  return load().find(({ id }) => id === bookingId) ?? null
}

/** Keeps a wish in place of an earlier one for the same booking. Never throws. */
export function saveSentWish(sent: SentWish): void {
  save([...load().filter(({ id }) => id !== sent.id), sent])
}

/** Forgets the wishes for a booking. Never throws. */
export function forgetSentWish(bookingId: string): void {
  save(load().filter(({ id }) => id !== bookingId))
}

function load(): SentWish[] {
  const stored = readList(readDevice(storageKey)).filter((one) => v.is(wish, one))
  return stored.filter(({ at }) => Date.now() - at < keptMs)
}

const save = (wishes: readonly SentWish[]) => writeDevice(storageKey, listText(wishes))
