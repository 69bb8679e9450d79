// Loads TypeScript modules of the project into a script, with their `~` addresses.
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './setup.mjs'

/** @param {string} file its path in the project */
export async function load(file) {
  const { module } = await runnerImport(join(root, file), {
    root,
    mode: 'production',
    logLevel: 'error',
    resolve: { alias: { '~': join(root, 'src') } },
  })
  return module
}
