/** A telephone number as the address that opens the dialer: "(815) 555-0142" is `tel:+18155550142`, as ten digits are a number of this country. */
export function telephoneUrl(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return `tel:${digits.length === 10 ? '+1' : '+'}${digits}`
}
