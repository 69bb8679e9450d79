import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../test/listen'
import { requireRules } from './emulator'

/** Something that answers every call with this status. */
async function serve(status: number): Promise<string> {
  const { host, stop } = await listen((_, response) => response.writeHead(status).end('{}'))
  onTestFinished(stop)
  return host
}

test('an emulator that refuses a visitor what the rules refuse is taken', async () => {
  await expect(requireRules(await serve(403))).resolves.toBeUndefined()
})

test.each([200, 404])(
  'an emulator without rules is refused in words (it answers %d)',
  async (status) => {
    const host = await serve(status)
    await expect(requireRules(host)).rejects.toThrow(
      `The emulator at ${host} runs without firestore.rules`,
    )
  },
)

test("an error of the emulator isn't reported as missing rules", async () => {
  await expect(requireRules(await serve(500))).rejects.toThrow('answers 500')
})
