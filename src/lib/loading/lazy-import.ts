// Loads separate scripts, which may never arrive: no network, or a newer release on the server.

import { withTimeout } from './with-timeout'

/** Longest wait for a part (docs/specification.md). */
const chunkTimeoutMs = 120_000

/** The page has to be reloaded, because browsers may keep a failed import failed. */
export class ChunkLoadError extends Error {}

let missing = false

/** True once any part of this page failed to load. */
export const anyChunkMissing = () => missing

/**
 * Loads a part of the site: `lazyImport(() => import('…'))`. Every dynamic import uses it.
 * @throws ChunkLoadError if it can't be loaded, or after 120 seconds (docs/specification.md)
 */
export async function lazyImport<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await withTimeout(chunkTimeoutMs, load())
  } catch (cause) {
    missing = true
    throw new ChunkLoadError(String(cause))
  }
}
