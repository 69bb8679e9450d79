// npm run rules:room: how many more `&& true` each rule has room for with the largest orders, and
// how many expressions the commits of an ordinary order evaluate. Exits with 1 if a rule has too
// little room. Needs the Firestore emulator.
import { load } from './load.mjs'
import { startEmulator } from './machine/emulator.mjs'

const emulator = await startEmulator()
if (emulator.host === null) {
  console.error(`The rules can't be measured: ${emulator.reason}.`)
  process.exit(1)
}
process.env.FIRESTORE_EMULATOR_HOST = emulator.host

const { reportRoom } = /** @type {typeof import('../test/rules/room.ts')} */ (
  await load('test/rules/room.ts')
)
const isEnough = await reportRoom(console.log)
await emulator.stop()
process.exit(isEnough ? 0 : 1)
