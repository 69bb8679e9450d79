/**
 * The address that dials a phone number: `tel:+18155550142` for "(815) 555-0142", because ten
 * digits are a US number.
 */
export function telephoneUrl(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return `tel:${digits.length === 10 ? '+1' : '+'}${digits}`
}
