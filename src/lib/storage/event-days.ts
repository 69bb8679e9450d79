// The event's days of this visit, for links of pages that have none in their own address.
import { readSession, writeSession } from './browser-storage'
import { carriedDays } from '~/lib/event/carried'

const key = 'eventDays'

/** The days as the query of an address; '' if there are none, or if the visitor cleared them. */
export const rememberedDays = (): string => carriedDays(readSession(key) ?? '')

/** Remembers the days of an address's query; '' forgets them. */
export const rememberDays = (query: string): void => writeSession(key, query)
