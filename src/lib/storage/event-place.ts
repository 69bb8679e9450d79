// The place of the event. An address typed in a form replaces it (lib/order-form/event-place.ts).
import { sessionStore } from './browser-storage'

export type EventPlace = {
  /** Empty if only the state is known. */
  town: string
  state: 'IL' | 'WI'
  /** In normal form; empty if it wasn't given. */
  address: string
}

/** Without the library that reads other stored values, because the home page loads this. */
function read(stored: unknown): EventPlace | null {
  const { city: town, state, address } = (stored ?? {}) as Record<string, unknown>
  if (typeof town !== 'string' || typeof address !== 'string') return null
  return state === 'IL' || state === 'WI' ? { town, state, address } : null
}

const store = sessionStore('eventPlace', read, null)

/** The place, or null. Renders again when it changes. */
export const useEventPlace = store.use

export const loadEventPlace = store.load

/** Calls a listener after each change in this tab. */
export const subscribeToPlace = store.subscribe

/** Stores a place; null removes it. */
export const saveEventPlace = (place: EventPlace | null): void =>
  store.save(place && { city: place.town, state: place.state, address: place.address })
