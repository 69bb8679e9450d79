// `LOCAL_DB=emulator npm start` on the official emulator.
import { describe, expect, inject, test } from 'vitest'
import { requireRules } from '../../local/services/emulator'
import { startSite } from '../start-site'
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

  // On a busy machine an emulator takes a minute to start.
  const timeout = 180_000
  test(
    'starts an emulator of its own, with our rules and the demo catalog',
    { timeout },
    async () => {
      const { url } = await startSite({ LOCAL_DB: 'emulator' })
      const documents = `${url}v1/projects/demo-rentals/databases/(default)/documents`
      expect((await fetch(`${documents}/config/requestBooking`)).status).toBe(200)
      expect((await fetch(`${documents}/invoices-test`)).status).toBe(403)
    },
  )
})
