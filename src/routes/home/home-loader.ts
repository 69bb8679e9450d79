import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Catalog } from '~/lib/catalog/category-items'
import type { AskedCatalog } from '~/lib/db/read-catalog'
import { lazyImport } from '~/lib/loading/lazy-import'
import { prerenderedData } from '~/lib/loading/page-data'

export function loader({ request }: LoaderFunctionArgs) {
  const written = prerenderedData<{ catalog: Catalog }>(request)?.catalog
  // They are below the window, so they are read again only when the visitor comes near.
  return written ? { catalog: written, readAfresh } : { catalog: readCatalog() }
}

async function readCatalog(): Promise<AskedCatalog> {
  try {
    const reader = await lazyImport(() => import('~/lib/db/read-catalog'))
    return await reader.readCatalog()
  } catch {
    return 'missing'
  }
}

/** Null keeps what is shown. */
async function readAfresh(): Promise<Catalog | null> {
  const read = await readCatalog()
  return typeof read === 'string' ? null : read
}
