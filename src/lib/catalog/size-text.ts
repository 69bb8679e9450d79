import type { Inflatable, Item, Space } from '~/lib/domain/item'
import { needsMoreRoom, setupArea, spacesOf, type Yard } from './setup-area'

/** "15 × 15 ft", kept on one line by no-break spaces. */
export const planText = ({ a, b }: { a: number; b: number }): string =>
  `${a}\u00a0×\u00a0${b}\u00a0ft`

/** On a card: "15 ft wide, 13 ft high" or "15 × 15 ft, 13 ft high"; '' if nothing is known. */
export function sizeText(inflatable: Inflatable): string {
  const { width, heightFt } = inflatable
  const isPlan = width?.kind === 'area' && heightFt !== null
  return isPlan ? `${planText(width)}, ${heightFt} ft high` : actualSizeText(inflatable)
}

/** Among the facts: "15 ft wide, 13 ft high" or "15 × 15 ft on the ground, 13 ft high"; or ''. */
export function actualSizeText({ width, heightFt }: Inflatable): string {
  const across =
    width === null
      ? null
      : width.kind === 'area'
        ? `${planText(width)} on the ground`
        : `${width.feet} ft wide`
  const up = heightFt === null ? null : `${heightFt} ft high`
  return [across, up].filter((part) => part !== null).join(', ')
}

/** The space it needs: "15 ft wide, 17 ft high" or "18 × 18 ft on the ground"; '' if unknown. */
export function setupAreaText(inflatable: Inflatable): string {
  const area = setupArea(inflatable)
  if (area === null) return ''
  return inflatable.width?.kind === 'area'
    ? `${planText({ a: area.across, b: area.up })} on the ground`
    : `${area.across} ft wide, ${area.up} ft high`
}

/** The `namedSpace` of an item or of a package's parts. Parts of unknown size are left out. */
export function spaceWords(item: Item): string[] {
  return [item, ...item.parts].flatMap((each) => {
    const [space] = spacesOf({ ...each, parts: [] })
    return space ? [namedSpace(space, each.name)] : []
  })
}

/** "18 × 18 ft for Rockford Castle", or "a 15 ft width for Sunny Slide" without a known depth. */
export const namedSpace = ({ a, b }: Space, name: string): string =>
  `${b === null ? `${article(a)} ${a}\u00a0ft width` : planText({ a, b })} for ${name}`

/** "a" or "an" before a number of feet: "an 8 ft width". */
export const article = (feet: number): string =>
  /^(8\d*|1[18])(\.|$)/.test(String(feet)) ? 'an' : 'a'

/** Whether an item fits a yard, as far as its sizes are known: "Fits your yard, 20 × 30 ft." */
export function fitWords(item: Item, yard: Yard): string {
  const size = planText(yard)
  if (needsMoreRoom(item, yard)) return `Needs more room than your yard, ${size}.`
  const widths = spacesOf(item)
    .filter(({ b }) => b === null)
    .map(({ a }) => a)
  if (widths.length === 0) return `Fits your yard, ${size}.`
  const width = Math.max(...widths)
  return width > Math.min(yard.a, yard.b)
    ? `Its width, ${width} ft, fits your yard only along the ${Math.max(yard.a, yard.b)} ft side. Call us for its depth.`
    : `Its width fits your yard, ${size}. Call us for its depth.`
}
