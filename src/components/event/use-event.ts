// The days of the visitor's event, as the address has them. A written page knows of none.
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { bookableSpan } from '~/lib/availability/bookable-days'
import { readEventDays, type EventReading } from '~/lib/event/event-days'
import { fullConfig } from '~/settings/part-settings'
import { useHydrated } from '~/ui/use-hydrated'

const nothingRead: EventReading = { event: null, ignored: null }

/** The event, or why days of the address are ignored; and the days that can be chosen. The same objects while the days are the same. */
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
  return { ...read, span }
}
