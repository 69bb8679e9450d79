// Separate from business.ts, because every page needs this one constant.

export const timeZone = 'America/Chicago'
