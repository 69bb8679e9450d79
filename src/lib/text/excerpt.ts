import { excerptLength } from '~/lib/domain/business'

/** The first 200 characters of a text (docs/specification.md), or all of a shorter one. */
export function excerpt(text: string): string {
  // By code points: half of an emoji is no character.
  return Array.from(text).slice(0, excerptLength).join('')
}
