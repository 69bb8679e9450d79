import { useMemo } from 'react'
import type { BookableSpan } from '~/lib/availability/bookable-days'
import { deliveryLimit, type CrewDays } from '~/lib/availability/crew-limit'
import { deliveriesPerDay } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { lazyImport } from '~/lib/loading/lazy-import'
import { useLoaded } from '~/ui/use-loaded'

/**
 * The span with the crew's days, once they are read. Without a limit nothing is read.
 * @param startsIn the days on which rentals begin, by the days that can be chosen
 */
export function useCrewSpan(
  span: BookableSpan,
  startsIn: (span: BookableSpan) => readonly Day[],
): BookableSpan {
  const limited = startsIn(span).filter((day) => deliveryLimit(day) !== null)
  const crewDays = useLoaded(limited.join(), async () => {
    const { readCrewOffers } = await lazyImport(() => import('~/lib/db/availability/crew-days'))
    const mine = await ownDelivery()
    return readCrewOffers((crewDays) => startsIn(withCrewDays(span, crewDays)), undefined, mine)
  })
  return useMemo(() => (crewDays ? withCrewDays(span, crewDays) : span), [span, crewDays])
}

const withCrewDays = (span: BookableSpan, crewDays: CrewDays) => ({
  ...span,
  crewDays: new Map([...(span.crewDays ?? []), ...crewDays]),
})

/**
 * Whose deliveries don't count as taken: this browser's unfinished order's. Nothing without a
 * limit.
 */
export async function ownDelivery(): Promise<string | undefined> {
  if (deliveriesPerDay === null) return undefined
  const { ownHold } = await lazyImport(() => import('~/lib/booking/commit/own-hold'))
  return ownHold()
}
