// The space an inflatable needs (docs/specification.md).
import { setupMarginFt } from '~/lib/domain/business'
import type { Inflatable, Item, Space } from '~/lib/domain/item'
import { readFeet } from '~/lib/text/feet'
import { categoryOf } from './category-items'

/** In feet as it is drawn: from the front its width and height, from above its two sides. */
export type Size = { across: number; up: number }

/** Its size as stored; null if a part of it is missing. */
export function actualSize({ width, heightFt }: Inflatable): Size | null {
  if (width?.kind === 'area') return { across: width.a, up: width.b }
  if (width === null || heightFt === null) return null
  return { across: width.feet, up: heightFt }
}

/** The setup area in feet; null when the size isn't known. */
export function setupArea(inflatable: Inflatable): Size | null {
  const size = actualSize(inflatable)
  if (size === null) return null
  const { size: ofSize, widthAndHeight } = setupMarginFt
  const margin = inflatable.width?.kind === 'area' ? ofSize : widthAndHeight
  return { across: size.across + margin, up: size.up + margin }
}

/** Its two sides in feet, without a direction. */
export type Yard = { a: number; b: number }

/** "20x30" or "20' by 30'", in whole feet below 1,000; null for anything else. */
export function readYard(text: string): Yard | null {
  const [a = 0, b = 0] = readFeet(text)?.map(Math.floor) ?? []
  return a > 0 && b > 0 && a < 1000 && b < 1000 ? { a, b } : null
}

/** "20x30" */
export const yardText = ({ a, b }: Yard): string => `${a}x${b}`

/**
 * Whether the setup area of an item, or of each inflatable of a package, fits a yard, either way
 * round. Without a known depth, only the width must fit. False if no size is known.
 */
export function fitsYard(item: Item, yard: Yard): boolean {
  return spacesOf(item).length > 0 && !needsMoreRoom(item, yard)
}

/** Whether an item, or a part of a package, is known to need more than a yard has. */
export function needsMoreRoom(item: Item, yard: Yard): boolean {
  return spacesOf(item).some((space) => isTooLarge(space, yard))
}

/** The space that each inflatable of known size needs, in a package or by itself. */
export function spacesOf(item: Item): Space[] {
  return [item, ...item.parts].flatMap((each) => {
    if (each.kind !== 'inflatables') return []
    const area = setupArea(each)
    return area === null
      ? []
      : [{ a: area.across, b: each.width?.kind === 'area' ? area.up : null }]
  })
}

/** Whether a yard has less than this, either way round. */
export function isTooLarge({ a, b }: Space, yard: Yard): boolean {
  const [shorter, longer] = [Math.min(yard.a, yard.b), Math.max(yard.a, yard.b)]
  if (b === null) return a > longer
  return Math.min(a, b) > shorter || Math.max(a, b) > longer
}

/** Whether an item or a part needs an outlet, and anchoring where the customer and we choose. */
export function needsOutlet(item: Item): boolean {
  return needsAnchoring(item) || item.parts.some(needsAnchoring)
}

/** Inflatables need to be staked or weighted down. A package's parts decide what it needs. */
export function needsAnchoring(item: Item): item is Inflatable {
  return item.kind === 'inflatables' && categoryOf(item)?.slug !== 'packages'
}
