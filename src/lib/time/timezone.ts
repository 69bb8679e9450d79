// Separate from the other constants in business.ts, because every page needs this one and few need
// those.

export const timeZone = 'America/Chicago'
