// Calendar days in Chicago, which sort and compare as text. A UTC instant would be one day early.
declare const brand: unique symbol
/** A calendar day, `YYYY-MM-DD`. */
export type Day = string & { readonly [brand]: 'Day' }

/** In the order of `Date.getDay()`. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
export type Weekday = (typeof weekdays)[number]
