// test/rules/local-stack.test.ts has emulators with and without rules.
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../test/listen'
import { requireRules } from './emulator'

test("an error of the emulator isn't reported as missing rules", async () => {
  const { host, stop } = await listen((_, response) => response.writeHead(500).end('{}'))
  onTestFinished(stop)
  await expect(requireRules(host)).rejects.toThrow('answers 500')
})
