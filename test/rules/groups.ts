// All promises of the rules, in the order in which they are tried.
import type { Group } from './case'
import { allocations, clock } from './cases/allocations'
import { bookings } from './cases/bookings'
import { canceling } from './cases/canceling'
import { charging } from './cases/charging'
import { dates } from './cases/dates'
import { deliveries } from './cases/deliveries'
import { limits } from './cases/limits'
import { lines, prices } from './cases/lines'
import { delivery, money } from './cases/money'
import { canceledLines, leftUnits, movedLines } from './cases/moved-lines'
import { copies, moves } from './cases/moves'
import { naming } from './cases/naming'
import { newsletter } from './cases/newsletter'
import { officeFields } from './cases/office-fields'
import { packages } from './cases/packages'
import { invoices, payments } from './cases/payments'
import { pictures } from './cases/pictures'
import { problems } from './cases/problems'
import { office, reading } from './cases/reading'
import { signing } from './cases/signing'
import { storedFields } from './cases/stored-fields'
import { claims, freeing, taking } from './cases/units'

export const groups: readonly Group[] = [
  bookings,
  lines,
  pictures,
  dates,
  prices,
  officeFields,
  money,
  delivery,
  allocations,
  taking,
  naming,
  packages,
  deliveries,
  freeing,
  claims,
  invoices,
  payments,
  charging,
  moves,
  movedLines,
  copies,
  leftUnits,
  canceling,
  canceledLines,
  storedFields,
  signing,
  reading,
  newsletter,
  problems,
  office,
  clock,
  limits,
]
