// All promises of the rules, in the order in which they are tried.
import { allocations, clock } from './cases/allocations'
import { canceling } from './cases/canceling'
import { charging } from './cases/charging'
import { bookings } from './cases/bookings'
import { dates } from './cases/dates'
import { limits } from './cases/limits'
import { lines, prices } from './cases/lines'
import { pictures } from './cases/pictures'
import { delivery, money } from './cases/money'
import { canceledLines, leftUnits, movedLines } from './cases/moved-lines'
import { copies, moves } from './cases/moves'
import { naming } from './cases/naming'
import { invoices, payments } from './cases/payments'
import { newsletter } from './cases/newsletter'
import { packages } from './cases/packages'
import { problems } from './cases/problems'
import { officeFields } from './cases/office-fields'
import { office, reading } from './cases/reading'
import { signing } from './cases/signing'
import { storedFields } from './cases/stored-fields'
import { claims, releasing, taking } from './cases/units'
import type { Group } from './case'

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
  releasing,
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
