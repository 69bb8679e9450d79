import type { Day } from '~/lib/domain/day'
import { readDay } from '~/lib/time/stored-day'

/** A day for a test. @throws for one that the calendar doesn't have */
export function day(text: string): Day {
  const read = readDay(text)
  if (read === null) throw new Error(`No such day: ${text}`)
  return read
}
