// npm run numbers
// Writes the numbers of src/lib/domain/business.ts into firestore.rules and docs/rules.md, as each
// build does.
import { load } from './load.mjs'
import { root } from './setup.mjs'

try {
  const { writeNumbers } = await load('scripts/build/numbers.ts')
  const written = writeNumbers(root)
  console.log(
    written.length === 0 ? 'All files have these numbers.' : `Changed: ${written.join(', ')}`,
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
