// Firestore is fetched only when somebody asks for what there is to rent.
import { lazyImport } from '~/lib/loading/lazy-import'

/** @throws ChunkLoadError when it can't be fetched */
export const loadRentals = () => lazyImport(() => import('~/lib/db/rentals'))

/**
 * What is read now; where that can't be, what the page was written with (docs/decisions/prerendering.md).
 * @returns null when neither is there
 * @throws what `read` throws when nothing was written
 */
export async function readOrKeep<Read>(
  written: Read | undefined,
  read: () => Promise<Read | null>,
): Promise<Read | null> {
  try {
    return (await read()) ?? written ?? null
  } catch (error) {
    if (written === undefined) throw error
    return written
  }
}
