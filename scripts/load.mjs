// Loads TypeScript modules of the project into a script, with their `~` addresses.
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './setup.mjs'

const nodeEnv = process.env.NODE_ENV

/**
 * The caller says what the module exports, by a type that is read from the same file: so the check
 * of types fails where the file has lost it.
 * @param {string} file its path in the project
 * @returns {Promise<unknown>}
 */
export async function load(file) {
  const { module } = await runnerImport(join(root, file), {
    root,
    mode: 'production',
    logLevel: 'error',
    resolve: { alias: { '~': join(root, 'src') } },
  })
  // Vite sets it to development. A build in this process, or one that this process starts, would then
  // have React's development version.
  if (nodeEnv === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = nodeEnv
  return module
}
