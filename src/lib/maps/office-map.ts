import { fullConfig } from '~/settings/part-settings'

/** The address of a map of the office for an iframe (docs/specification.md). */
export function officeMapUrl(): string {
  const { mapsKey, mapsEmbedStandIn, business } = fullConfig
  const page = mapsEmbedStandIn || 'https://www.google.com/maps/embed/v1/place'
  return `${page}?${new URLSearchParams({ key: mapsKey, q: business.street }).toString()}`
}
