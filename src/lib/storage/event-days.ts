import { carriedDays } from '~/lib/event/carried'
import { sessionStore } from './browser-storage'

const read = (stored: unknown) => (typeof stored === 'string' ? carriedDays(stored) : '')
const store = sessionStore('eventDays', read, '')

/** The days as the query of a URL; '' if there are none, or if the visitor cleared them. */
export const rememberedDays = store.load

/** The days, as `rememberedDays`. Renders again when they change. */
export const useRememberedDays = store.use

/** Calls a listener after each change in this tab. */
export const subscribeToDays = store.subscribe

/** Remembers the days of a URL's query; '' forgets them. */
export const rememberDays: (query: string) => void = store.save
