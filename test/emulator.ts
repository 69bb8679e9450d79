// One official emulator for all tests of the project `emulator`. Without it they are skipped, but
// never in CI.
import type { TestProject } from 'vitest/node'
import { startEmulator } from '../scripts/machine/emulator.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** host:port; null when this machine has no Java or no emulator. */
    emulatorHost: string | null
  }
}

export async function setup(project: TestProject) {
  const emulator = await startEmulator()
  project.provide('emulatorHost', emulator.host)
  if (emulator.host === null) {
    if (process.env.CI === 'true') throw new Error(emulator.reason)
    console.warn(`Tests on the Firestore emulator are skipped: ${emulator.reason}.`)
    return
  }
  // The SDKs (and `openProject`) look for the emulator here.
  process.env.FIRESTORE_EMULATOR_HOST = emulator.host
  return emulator.stop
}
