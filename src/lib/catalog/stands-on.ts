import { groundTypes, type GroundType, type Item } from '~/lib/domain/item'
import { listWords } from '~/lib/text/list-words'

/** The grounds on which an item can stand; of a package, those on which every part can. */
export function standsOn({
  surfaces,
  parts,
}: Pick<Item, 'surfaces' | 'parts'>): readonly GroundType[] {
  return surfaces.filter((ground) => parts.every((part) => part.surfaces.includes(ground)))
}

const words = { grass: 'grass', concrete: 'concrete', indoor: 'indoor floors' } as const

/** "grass, concrete or indoor floors"; "grass only"; or that a package's parts differ. */
export function standsOnWords(grounds: readonly GroundType[]): string {
  if (grounds.length === 0) return 'a different ground for each part'
  const listed = listWords(
    grounds.map((ground) => words[ground]),
    'or',
  )
  return grounds.length < groundTypes.length ? `${listed} only` : listed
}
