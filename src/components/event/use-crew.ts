import { useMemo } from 'react'
import type { BookableSpan } from '~/lib/availability/bookable-days'
import { deliveryLimit } from '~/lib/availability/crew'
import type { Day } from '~/lib/domain/day'
import { lazyImport } from '~/lib/loading/lazy-import'
import { useAnswer } from '~/ui/use-answer'

const none: ReadonlySet<Day> = new Set()

/**
 * Of these days on which rentals begin, those on which the crew is fully booked; none until that is
 * read, and if it can't be read. Without a limit nothing is read.
 */
export function useFullDays(starts: readonly Day[]): ReadonlySet<Day> {
  const limited = starts.filter((day) => deliveryLimit(day) !== null)
  const read = useAnswer(limited.join(), async () => {
    const { readFullDays } = await lazyImport(() => import('~/lib/db/days/full-days'))
    return readFullDays(limited)
  })
  return read ?? none
}

/** The days that can be chosen, with those of `starts` on which the crew is fully booked. */
export function useCrewSpan(span: BookableSpan, starts: readonly Day[]): BookableSpan {
  const full = useFullDays(starts)
  return useMemo(() => ({ ...span, full }), [span, full])
}
