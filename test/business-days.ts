// Closed days, notices and the crew's limits of src/lib/domain/business.ts, for the tests of one
// file.
import { closedDays, deliveriesPerDay, noticeDays, type NoticePeriod } from '~/lib/domain/business'
import type { DeliveriesPerDay } from '~/lib/domain/business'

/** From now on the business needs these notices. */
export const needNotice = (...notices: NoticePeriod[]) =>
  void (noticeDays as NoticePeriod[]).push(...notices)

/** From now on it is closed on these days, too. */
export const closeOn = (...days: (typeof closedDays)[number][]) =>
  void (closedDays as (typeof days)[number][]).push(...days)

/** From now on the crew makes only so many deliveries. */
export const limitDeliveries = (...limits: Exclude<DeliveriesPerDay, number | null>[number][]) =>
  void (deliveriesPerDay as unknown as typeof limits).push(...limits)
