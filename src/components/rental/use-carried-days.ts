import { useLocation } from 'react-router-dom'
import { carriedDays } from '~/lib/event/carried'
import { useRememberedDays } from '~/lib/storage/event-days'
import { useHydrated } from '~/ui/use-hydrated'

/** Of this page or of the visit: '' or `?date=2026-12-12`. A prerendered page has none. */
export function useCarriedDays(): string {
  const { search } = useLocation()
  const remembered = useRememberedDays()
  return useHydrated() ? carriedDays(search) || remembered : ''
}
