import * as v from 'valibot'
import type { Day } from '~/lib/domain/day'
import { readDay } from './stored-day'

/** A day of the calendar as the browser keeps it, `YYYY-MM-DD`. */
export const daySchema = v.custom<Day>(
  (value) => typeof value === 'string' && readDay(value) !== null,
)
