// Parts of the site that are scripts of their own. Such a script may never arrive: the connection is gone, or a newer
// version of the site has taken its place on the server.

import { within } from './within'

/** Longest wait for a part (docs/specification.md). */
const chunkTimeoutMs = 120_000

/** A part didn't arrive. Only loading the page anew helps for certain: browsers may keep a failed import failed. */
export class ChunkLoadError extends Error {}

let missing = false

/** True once any part of this page didn't arrive. */
export const anyChunkMissing = () => missing

/**
 * Fetches a part of the site: `lazyImport(() => import('…'))`. Every dynamic import goes through here.
 * @throws ChunkLoadError when its script or its styles can't be fetched, and after 120 seconds (docs/specification.md)
 */
export async function lazyImport<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await within(chunkTimeoutMs, load())
  } catch (cause) {
    missing = true
    throw new ChunkLoadError(String(cause))
  }
}
