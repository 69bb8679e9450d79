// Loads TypeScript modules of the project into a script, with their `~` paths.
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './setup.mjs'

// A stack then has the lines of the files, not of what Vite makes of them.
process.setSourceMapsEnabled(true)
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
  }).catch((error) => {
    // Only running the file finds a slip such as a fee of $35, and only the stack has its line.
    const [, place] = /\/(src\/[^()]+:\d+):\d+\)/.exec(error.stack) ?? []
    if (place !== undefined) error.message = `${place}: ${error.message}`
    throw error
  })
  // Vite sets it to development. A build in this process, or one that this process starts, would then
  // have React's development version.
  if (nodeEnv === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = nodeEnv
  return module
}
