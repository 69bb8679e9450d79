// All promises of the rules, in the order in which they are tried.
import { allocations, clock } from './cases/allocations'
import { bookings } from './cases/bookings'
import { dates } from './cases/dates'
import { limits } from './cases/limits'
import { lines, prices } from './cases/lines'
import { pictures } from './cases/pictures'
import { delivery, money } from './cases/money'
import { naming } from './cases/naming'
import { invoices, payments } from './cases/payments'
import { newsletter } from './cases/newsletter'
import { packages } from './cases/packages'
import { office, reading } from './cases/reading'
import { claims, releasing, taking } from './cases/units'
import type { Group } from './case'

export const groups: readonly Group[] = [
  bookings,
  lines,
  pictures,
  dates,
  prices,
  money,
  delivery,
  allocations,
  taking,
  naming,
  packages,
  releasing,
  claims,
  invoices,
  payments,
  reading,
  newsletter,
  office,
  clock,
  limits,
]
