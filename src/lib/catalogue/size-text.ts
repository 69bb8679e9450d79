// How large an inflatable is, in the words of a card.
import type { Inflatable } from '~/lib/catalogue/item'

/** "15 ft wide, 13 ft high"; a size stays as it is: "15 x 15 ft, 13 ft high". Empty when nothing is known. */
export function sizeText({ width, heightFt }: Inflatable): string {
  const across =
    width === null
      ? null
      : width.kind === 'area'
        ? `${width.a} x ${width.b} ft`
        : `${width.feet} ft wide`
  const up = heightFt === null ? null : `${heightFt} ft high`
  return [across, up].filter((part) => part !== null).join(', ')
}
