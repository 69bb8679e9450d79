// Everything there is to rent, for screens whose loader is in the first script: Firestore is fetched only here.
import type { Extra, Inflatable } from '~/lib/catalogue/item'
import { loadPart } from '~/lib/load-part'

export type Rentals = { inflatables: readonly Inflatable[]; extras: readonly Extra[] }

/**
 * Both lists of the catalogue, or null when they can't be read: the rest of a page stands without them.
 * @throws PartMissing when the accessor itself can't be fetched
 */
export async function readRentals(): Promise<Rentals | null> {
  const { listExtras, listInflatables } = await loadPart(() => import('~/lib/db/catalogue'))
  try {
    const [inflatables, extras] = await Promise.all([listInflatables(), listExtras()])
    return { inflatables, extras }
  } catch {
    return null
  }
}
