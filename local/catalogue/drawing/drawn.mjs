// The twelve pieces drawn by hand, in folder drawn/, without a scene.
import { readFileSync } from 'node:fs'
import { recolour } from './palette.mjs'

/** The inside of a drawn piece, in other colours if wanted. */
export function drawn(name, colours = {}) {
  const file = readFileSync(new URL(`drawn/${name}.svg`, import.meta.url), 'utf8')
  return recolour(file.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''), colours)
}
