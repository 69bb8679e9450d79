import { fullConfig } from '~/settings/part-settings'

/** A page for a frame, with the office marked on a map (docs/specification.md). */
export function officeMapUrl(): string {
  const { mapsKey, mapsEmbedStandIn, business } = fullConfig
  const page = mapsEmbedStandIn || 'https://www.google.com/maps/embed/v1/place'
  return `${page}?${new URLSearchParams({ key: mapsKey, q: business.street }).toString()}`
}
