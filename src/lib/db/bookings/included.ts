import { spaceWords } from '~/lib/catalog/size-text'
import { findItems } from '~/lib/db/catalog'
import { includedWords } from '~/lib/pricing/labels'

/** What a booking's items contain and need, by their ids. */
export type Included = Readonly<Record<string, IncludedWords>>

type IncludedWords = {
  /** "Includes Sunny Castle and Folding Chairs × 20"; '' unless it is a package. */
  parts: string
  /** "18 × 18 ft for Rockford Castle" for each that needs space. */
  spaces: readonly string[]
}

/** What these items are in the catalog of today. Never rejects: a booking is shown without it. */
export async function findIncluded(itemIds: readonly string[]): Promise<Included> {
  const items = await findItems(itemIds).catch(() => [])
  return Object.fromEntries(
    items.map((item) => [item.id, { parts: includedWords(item.parts), spaces: spaceWords(item) }]),
  )
}

/** The space that all of these items need. */
export const spacesIn = (included: Included): string[] => [
  ...new Set(Object.values(included).flatMap(({ spaces }) => spaces)),
]
