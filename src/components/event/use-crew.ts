import { useMemo } from 'react'
import type { BookableSpan } from '~/lib/availability/bookable-days'
import { deliveryLimit } from '~/lib/availability/crew'
import type { Day } from '~/lib/domain/day'
import { lazyImport } from '~/lib/loading/lazy-import'
import { useLoaded } from '~/ui/use-loaded'

/**
 * The days that can be chosen, with those on which the crew is fully booked: none until that is
 * read, and if it can't be read. Without a limit nothing is read.
 * @param startsIn the days on which rentals begin, by the days that can be chosen
 */
export function useCrewSpan(
  span: BookableSpan,
  startsIn: (span: BookableSpan) => readonly Day[],
): BookableSpan {
  const limited = startsIn(span).filter((day) => deliveryLimit(day) !== null)
  const full = useLoaded(limited.join(), async () => {
    const { readFullOffers } = await lazyImport(() => import('~/lib/db/availability/full-days'))
    return readFullOffers((full) => startsIn(withFull(span, full)))
  })
  return useMemo(() => (full ? withFull(span, full) : span), [span, full])
}

const withFull = (span: BookableSpan, full: ReadonlySet<Day>) => ({
  ...span,
  full: new Set([...(span.full ?? []), ...full]),
})
