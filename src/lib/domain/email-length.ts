/** The most characters of an email address. A file of its own, because every page's newsletter checks it. */
export const emailLength = 254
