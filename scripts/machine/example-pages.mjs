// The example addresses of the pages, for scripts that visit them (local/catalogue/example-pages.ts).
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const file = fileURLToPath(new URL('../../local/catalogue/example-pages.ts', import.meta.url))

/** @param isWanted of a row of src/pages.ts */
export async function exampleAddresses(isWanted = () => true) {
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'warn' })
  return module.examplePages.filter(({ page }) => isWanted(page)).map(({ address }) => address)
}
