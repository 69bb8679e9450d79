import { findItems } from '~/lib/db/catalog'
import { includedWords } from '~/lib/pricing/labels'

/** "Includes Sunny Castle and Folding Chairs × 20" for each package, by its id. */
export type Included = Readonly<Record<string, string>>

/**
 * What these items contain in the catalog of today. Never rejects: a booking is shown without it.
 */
export async function findIncluded(itemIds: readonly string[]): Promise<Included> {
  const items = await findItems([...new Set(itemIds)]).catch(() => [])
  return Object.fromEntries(items.map(({ id, parts }) => [id, includedWords(parts)]))
}
