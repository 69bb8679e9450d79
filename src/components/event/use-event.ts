// The event's days in the address. A written page has none.
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { bookableSpan } from '~/lib/availability/bookable-days'
import { eventQuery, readEventDays, type EventReading } from '~/lib/event/event-days'
import { rememberDays } from '~/lib/storage/event-days'
import { fullConfig } from '~/settings/part-settings'
import { useHydrated } from '~/ui/use-hydrated'

const nothingRead: EventReading = { event: null, ignored: null }

/** The event, or why the address's days are ignored, and the days that can be chosen. Unchanged days give the same objects. */
export function useEvent() {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const [span] = useState(() => bookableSpan(new Date(), fullConfig.sameDayUntilHour))
  const params = new URLSearchParams(search)
  const [date, to] = [params.get('date') ?? '', params.get('to') ?? '']
  const read = useMemo(
    () => (hydrated ? readEventDays(new URLSearchParams({ date, to }), span) : nothingRead),
    [hydrated, date, to, span],
  )
  const { event } = read
  useEffect(() => {
    if (event) rememberDays(`?${eventQuery(event)}`)
  }, [event])
  return { ...read, span }
}
