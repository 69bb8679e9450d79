// Closed days and notices of src/lib/domain/business.ts, for the tests of one file.
import { closedDays, noticeDays, type Notice } from '~/lib/domain/business'

/** From now on the business needs these notices. */
export const needNotice = (...notices: Notice[]) => void (noticeDays as Notice[]).push(...notices)

/** From now on it is closed on these days, too. */
export const closeOn = (...days: (typeof closedDays)[number][]) =>
  void (closedDays as (typeof days)[number][]).push(...days)
