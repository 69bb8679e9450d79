import { useLocation } from 'react-router-dom'
import { carriedDays } from '~/lib/event/carried'
import { useHydrated } from '~/ui/use-hydrated'

/** The days of the visitor's event, for the address of a link: '' or `?date=2026-12-12`. A written page knows of none. */
export function useCarriedDays(): string {
  const { search } = useLocation()
  return useHydrated() ? carriedDays(search) : ''
}
