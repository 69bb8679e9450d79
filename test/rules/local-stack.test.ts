// `LOCAL_DB=emulator npm start` on the official emulator.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { requireRules } from '../../local/services/emulator'
import { openProject } from './project'

const host = inject('emulatorHost')

describe.skipIf(host === null)('the local stack', () => {
  test('takes an emulator that has our rules', async () => {
    const { projectId } = await openProject()
    await expect(requireRules(host ?? '', projectId)).resolves.toBeUndefined()
  })

  test('refuses an emulator that has none', async () => {
    const projectId = `demo-${crypto.randomUUID()}`
    await expect(requireRules(host ?? '', projectId)).rejects.toThrow('without firestore.rules')
  })

  test('starts an emulator of its own, with our rules and the demo catalog', async () => {
    const site = await startSite()
    const documents = `${site}v1/projects/demo-rentals/databases/(default)/documents`
    expect((await fetch(`${documents}/config/requestBooking`)).status).toBe(200)
    expect((await fetch(`${documents}/invoices-test`)).status).toBe(403)
  })
})

/** Where `npm start` serves the site. */
async function startSite(): Promise<string> {
  const { FIRESTORE_EMULATOR_HOST: _others, ...environment } = process.env
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...environment, LOCAL_DB: 'emulator' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(site, 'exit')
  onTestFinished(async () => {
    site.kill()
    await ended
  })
  let complaint = ''
  site.stderr.on('data', (data) => (complaint += String(data)))
  for await (const line of site.stdout) {
    const address = /The site is at (\S+)/.exec(String(line))?.[1]
    if (address !== undefined) return address
  }
  throw new Error(`npm start ended: ${complaint}`)
}
