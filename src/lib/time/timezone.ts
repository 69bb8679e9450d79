// The constant of the business that every page needs; all others stand in business.ts, which few do.

export const timeZone = 'America/Chicago'
