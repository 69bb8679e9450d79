// The two constants of the business that every page needs; all others stand in business.ts, which few do.

export const timeZone = 'America/Chicago'
export const openingHours = 'Mon - Sat 8am - 5pm'
