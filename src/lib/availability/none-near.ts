import { nearestWithinDays } from '~/lib/domain/business'

export const noneNear = `No days available within ${nearestWithinDays / 7} weeks of that date`
