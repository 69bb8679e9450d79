import { useMemo } from 'react'
import type { BookableDays } from '~/lib/availability/bookable-days'
import { deliveryLimit, type CrewDays } from '~/lib/availability/crew-limit'
import { deliveriesPerDay } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { lazyImport } from '~/lib/loading/lazy-import'
import { useLoaded } from '~/ui/use-loaded'

/**
 * The bookable days with the crew's days, once they are read. Without a limit nothing is read.
 * @param startsIn the days on which rentals begin, by the days that can be chosen
 */
export function useDaysWithCrew(
  bookableDays: BookableDays,
  startsIn: (bookableDays: BookableDays) => readonly Day[],
): BookableDays {
  const limited = startsIn(bookableDays).filter((day) => deliveryLimit(day) !== null)
  const crewDays = useLoaded(limited.join(), async () => {
    const { readCrewDaysFor } = await lazyImport(() => import('~/lib/db/availability/crew-days'))
    const mine = await ownerForCrewDays()
    return readCrewDaysFor(
      (crewDays) => startsIn(withCrewDays(bookableDays, crewDays)),
      undefined,
      mine,
    )
  })
  return useMemo(
    () => (crewDays ? withCrewDays(bookableDays, crewDays) : bookableDays),
    [bookableDays, crewDays],
  )
}

const withCrewDays = (bookableDays: BookableDays, crewDays: CrewDays) => ({
  ...bookableDays,
  crewDays: new Map([...(bookableDays.crewDays ?? []), ...crewDays]),
})

/** Owner of this browser's unfinished order: its deliveries don't count. Undefined without a limit. */
export async function ownerForCrewDays(): Promise<string | undefined> {
  if (deliveriesPerDay === null) return undefined
  const { unfinishedOwner } = await lazyImport(
    () => import('~/lib/booking/commit/unfinished-owner'),
  )
  return unfinishedOwner()
}
