// npm run rules:mutants [-- functions or collections]: weakens `firestore.rules` one clause at a
// time and prints which test notices. Exits with 1 if no test fails without a clause. Needs the
// Firestore emulator.
import { load } from './load.mjs'
import { startEmulator } from './machine/emulator.mjs'

const emulator = await startEmulator()
if (emulator.host === null) {
  console.error(`The rules can't be tested: ${emulator.reason}.`)
  process.exit(1)
}
process.env.FIRESTORE_EMULATOR_HOST = emulator.host

const { tryMutants } = /** @type {typeof import('../test/rules/mutants.ts')} */ (
  await load('test/rules/mutants.ts')
)
// With the contract's versions that the cases sign.
const { testRules } = /** @type {typeof import('../test/rules/project.ts')} */ (
  await load('test/rules/project.ts')
)
let tried = 0
/** @type {import('../test/rules/mutants.ts').Verdict[]} */
const survivors = []
await tryMutants(testRules, process.argv.slice(2), (verdict) => {
  tried += 1
  if (verdict.noticedBy === null) survivors.push(verdict)
  console.log(describe(verdict))
})
console.log(`\n${tried} clauses weakened, ${tried - survivors.length} noticed.`)
for (const verdict of survivors) console.log(`No test noticed: ${describe(verdict)}`)
await emulator.stop()
process.exit(survivors.length > 0 ? 1 : 0)

/** @param {import('../test/rules/mutants.ts').Verdict} verdict */
function describe({ line, within, clause, replacement, noticedBy }) {
  const short = clause.length > 70 ? `${clause.slice(0, 67)}...` : clause
  return `${String(line).padStart(4)}  ${within}: ${short} -> ${replacement}  |  ${noticedBy ?? 'NOBODY NOTICED'}`
}
