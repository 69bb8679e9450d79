// The example addresses of the pages, for scripts that visit them (local/catalog/example-pages.ts).
import { load } from '../load.mjs'

/** @param isWanted of a row of src/pages.ts */
export async function exampleAddresses(isWanted = () => true) {
  const { examplePages } = await load('local/catalog/example-pages.ts')
  return examplePages.filter(({ page }) => isWanted(page)).map(({ address }) => address)
}
