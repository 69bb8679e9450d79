// npm run rates
// Writes the rates of src/lib/domain/business.ts into firestore.rules and docs/rules.md, and the
// version of the contract into the rules, as each build does.
import { loadEnv } from 'vite'
import { load } from './load.mjs'
import { root } from './setup.mjs'

try {
  const { contractsOf } = /** @type {typeof import('./build/contract-versions.ts')} */ (
    await load('scripts/build/contract-versions.ts')
  )
  const { writeRates } = /** @type {typeof import('./build/rates.ts')} */ (
    await load('scripts/build/rates.ts')
  )
  const { demoSettings } = /** @type {typeof import('../local/settings.ts')} */ (
    await load('local/settings.ts')
  )
  const { readConfig } = /** @type {typeof import('../src/settings/config.ts')} */ (
    await load('src/settings/config.ts')
  )
  const env = loadEnv('production', root)
  const written = writeRates(root, contractsOf(root, readConfig({ ...demoSettings(env), ...env })))
  console.log(
    written.length === 0 ? 'All files have these rates.' : `Changed: ${written.join(', ')}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
