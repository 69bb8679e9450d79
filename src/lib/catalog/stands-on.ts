import { floorTypes, type FloorType, type Item } from '~/lib/domain/item'
import { listWords } from '~/lib/text/list-words'

type Standing = Pick<Item, 'surfaces' | 'parts'>

/** The grounds on which an item can stand; of a package, those on which every part can. */
export function standsOn({ surfaces, parts }: Standing): readonly FloorType[] {
  return surfaces.filter((floor) => parts.every((part) => part.surfaces.includes(floor)))
}

const words = { grass: 'grass', concrete: 'concrete', indoor: 'indoor floors' } as const

/** "grass, concrete or indoor floors"; "grass only"; or that a package's parts differ. */
export function surfaceWords(grounds: readonly FloorType[]): string {
  if (grounds.length === 0) return 'a different ground for each part'
  const listed = listWords(
    grounds.map((floor) => words[floor]),
    'or',
  )
  return grounds.length < floorTypes.length ? `${listed} only` : listed
}
