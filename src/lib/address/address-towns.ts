// Towns that are recognized in an address without commas ("2114 Harlem Blvd Rockford IL"). Others
// are only harder to separate from the street.
import { flatFeeTowns } from '~/lib/domain/business'

const illinois = [
  'Algonquin, Amboy, Ashton, Aurora, Batavia, Belvidere, Byron, Caledonia, Capron',
  'Carpentersville, Cary, Chicago, Cortland, Creston, Crystal Lake, Davis, Davis Junction',
  'DeKalb, Dixon, Elgin, Forreston, Franklin Grove, Freeport, Galena, Garden Prairie',
  'Geneva, Genoa, Hampshire, Harvard, Hebron, Huntley, Joliet, Kings, Kingston, Kirkland',
  'Lake in the Hills, Lanark, Leaf River, Lena, Lindenwood, Malta, Marengo, McHenry',
  'Monroe Center, Mount Carroll, Mount Morris, Naperville, New Milford, Oregon, Orangeville',
  'Pearl City, Peoria, Polo, Poplar Grove, Ridott, Rochelle, Rock City, Rock Falls, Savanna',
  'Schaumburg, St. Charles, Sterling, Stillman Valley, Stockton, Sycamore, Timberlane',
  'Union, West Dundee, Winslow, Wonder Lake, Woodstock',
]
const wisconsin = [
  'Albany, Beloit, Brodhead, Clinton, Darien, Delavan, Edgerton, Elkhorn, Evansville',
  'Fontana, Footville, Fort Atkinson, Janesville, Kenosha, Lake Geneva, Madison, Milton',
  'Milwaukee, Monroe, Orfordville, Oregon, Racine, Sharon, Stoughton, Walworth, Whitewater',
  'Williams Bay',
]
const towns: Readonly<Record<string, readonly string[]>> = {
  IL: [...flatFeeTowns, ...illinois.flatMap((line) => line.split(', '))],
  WI: wisconsin.flatMap((line) => line.split(', ')),
}

/** The listed town at the end of `words`, or ''. The longest wins: South Beloit, not Beloit. */
export function townAtEnd(words: string, state: string | null): string {
  const known = state === null ? Object.values(towns).flat() : (towns[state] ?? [])
  const text = ` ${words.toLowerCase()}`
  const length = Math.max(
    0,
    ...known.filter((town) => text.endsWith(` ${town.toLowerCase()}`)).map((town) => town.length),
  )
  return words.slice(words.length - length)
}

/** Whether these words as a whole are a listed town of either state. */
export function isListedTown(words: string): boolean {
  return words !== '' && townAtEnd(words, null) === words
}
