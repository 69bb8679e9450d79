/** A file of its own, because every page's newsletter checks this. */
export const emailLength = 254
