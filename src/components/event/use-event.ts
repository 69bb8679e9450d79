// The event's days in the URL. A prerendered page has none.
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { bookableYears, maxDaysPerLine } from '~/lib/domain/business'
import { eventQuery, readEventDays, type EventReading } from '~/lib/event/event-days'
import { rememberDays } from '~/lib/storage/event-days'
import { useHydrated } from '~/ui/use-hydrated'
import { useBookableDays } from './use-bookable-days'

const ignoredReasons: Record<NonNullable<EventReading['ignored']>, string> = {
  unreadable: "We couldn't read the date in this link",
  earlier: 'The date in this link can no longer be booked',
  later: `The date in this link is more than ${bookableYears} years away`,
  tooLong: `This link has more than ${maxDaysPerLine} days in a row`,
}

const nothingRead: EventReading = { event: null, ignored: null }

/**
 * The event, or in words why the URL's days are ignored, and the days that can be chosen.
 * Unchanged days give the same objects.
 */
export function useEvent() {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const bookableDays = useBookableDays()
  const params = new URLSearchParams(search)
  const [date, to] = [params.get('date') ?? '', params.get('to') ?? '']
  const read = useMemo(
    () => (hydrated ? readEventDays(new URLSearchParams({ date, to }), bookableDays) : nothingRead),
    [hydrated, date, to, bookableDays],
  )
  const { event, ignored } = read
  useEffect(() => {
    if (event) rememberDays(`?${eventQuery(event)}`)
  }, [event])
  return { event, ignored: ignored && ignoredReasons[ignored], bookableDays }
}
