// The ground an inflatable needs (docs/specification.md): each side 2 ft larger than width and height, or 3 ft
// larger than each part of a size given as `A x B`.
import { setupMarginFt } from '~/lib/domain/business'
import { categoryOf } from './filter'
import type { Inflatable, Item } from '~/lib/domain/item'

type Size = { a: number; b: number }

/** Width and height as stored, or the two parts of a size; null if either is missing. */
export function actualSize({ width, heightFt }: Inflatable): Size | null {
  if (width?.kind === 'area') return { a: width.a, b: width.b }
  if (width === null || heightFt === null) return null
  return { a: width.feet, b: heightFt }
}

/** The setup area in feet; null when the size isn't known. */
export function setupArea(inflatable: Inflatable): Size | null {
  const size = actualSize(inflatable)
  if (size === null) return null
  const { size: ofSize, widthAndHeight } = setupMarginFt
  const margin = inflatable.width?.kind === 'area' ? ofSize : widthAndHeight
  return { a: size.a + margin, b: size.b + margin }
}

/**
 * Whether an item needs an outlet and ground to be staked or weighted down on: inflatables do. Tables, tents and houses
 * don't, and what a package needs depends on its contents.
 */
export function needsGround(item: Item): item is Inflatable {
  return item.kind === 'inflatables' && categoryOf(item)?.slug !== 'packages'
}
