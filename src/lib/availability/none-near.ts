import { nearestWithinDays } from '~/lib/domain/business'

/** The text if an item has no free days near the event. */
export const noneNear = `No days available within ${nearestWithinDays / 7} weeks of that date`
