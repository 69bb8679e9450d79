import { nearestWithinDays } from '~/lib/domain/business'

/** Said wherever the nearest free days of an item were looked for, and there are none. */
export const noneNear = `Nothing is free within ${nearestWithinDays / 7} weeks of it`
