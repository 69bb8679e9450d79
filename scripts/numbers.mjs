// npm run numbers
// Writes the numbers of src/lib/domain/business.ts into firestore.rules and docs/rules.md, as each
// build does.
import { load } from './load.mjs'
import { root } from './setup.mjs'

try {
  const { writeNumbers } = /** @type {typeof import('./build/numbers.ts')} */ (
    await load('scripts/build/numbers.ts')
  )
  const written = writeNumbers(root)
  console.log(
    written.length === 0 ? 'All files have these numbers.' : `Changed: ${written.join(', ')}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
