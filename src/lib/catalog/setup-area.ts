// The ground an inflatable needs (docs/specification.md): each side 2 ft larger than width and
// height, or 3 ft larger than each part of a size given as `A x B`.
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

/** Feet of free space on the ground. */
export type Yard = Size

/** "20x30", in feet; null for anything else. */
export function readYard(text: string): Yard | null {
  const [, a, b] = /^([1-9]\d{0,2})x([1-9]\d{0,2})$/.exec(text) ?? []
  return a && b ? { a: Number(a), b: Number(b) } : null
}

/** "20x30" */
export const yardText = ({ a, b }: Yard): string => `${a}x${b}`

/**
 * Whether the setup area fits a yard, either way round: of a package, that of each inflatable in
 * it. Of an inflatable with a width and a height, the depth isn't known: only the width must fit.
 * False if no size is known.
 */
export function fitsYard(item: Item, yard: Yard): boolean {
  const sized = sizedIn(item)
  return sized.length > 0 && sized.every((each) => isWithin(each, yard))
}

/** Whether an item is known to need more than a yard has. */
export function isTooLarge(item: Item, yard: Yard): boolean {
  return sizedIn(item).some((each) => !isWithin(each, yard))
}

/** The inflatables of which a size is known: an item itself, or else the parts of a package. */
function sizedIn(item: Item): Inflatable[] {
  return [item, ...item.parts]
    .filter((each) => each.kind === 'inflatables')
    .filter((each) => setupArea(each) !== null)
}

function isWithin(item: Inflatable, yard: Yard): boolean {
  const area = setupArea(item)
  if (area === null) return false
  const [shorter, longer] = [Math.min(yard.a, yard.b), Math.max(yard.a, yard.b)]
  if (!hasGroundPlan(item)) return area.a <= longer
  return Math.min(area.a, area.b) <= shorter && Math.max(area.a, area.b) <= longer
}

/** Whether both sides on the ground are known, of a package those of each inflatable in it. */
export function hasGroundPlan(item: Item): boolean {
  return sizedIn(item).every(({ width }) => width?.kind === 'area')
}

/** Whether an item, or a part of a package, needs an outlet and ground that we choose together. */
export function needsOutlet(item: Item): boolean {
  return needsGround(item) || item.parts.some(needsGround)
}

/**
 * Whether an item needs an outlet and ground to be staked or weighted down on: inflatables do.
 * Tables, tents and houses don't, and what a package needs depends on its contents.
 */
export function needsGround(item: Item): item is Inflatable {
  return item.kind === 'inflatables' && categoryOf(item)?.slug !== 'packages'
}
