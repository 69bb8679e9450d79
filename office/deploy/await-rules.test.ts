import { expect, test } from 'vitest'
import { haveRates } from './await-rules'

/** Rules that answer in this way, then as the last one, and how often they were asked. */
async function ask(...statuses: number[]) {
  let asked = 0
  const get = async () => ({
    status: statuses[Math.min(asked++, statuses.length - 1)] ?? 0,
    document: null,
    message: '',
  })
  const hasSpread = await haveRates({ get }, 'fingerprint', async () => {})
  return { hasSpread, asked }
}

test('waits until the new rules answer three times in a row', async () => {
  expect(await ask(200)).toEqual({ hasSpread: true, asked: 3 })
  expect(await ask(403, 403, 200)).toEqual({ hasSpread: true, asked: 5 })
  expect(await ask(403, 200, 200, 403, 0, 503, 200)).toEqual({ hasSpread: true, asked: 9 })
})

test('gives up after 90 seconds', async () => {
  expect(await ask(403)).toEqual({ hasSpread: false, asked: 90 })
  expect(await ask(0)).toEqual({ hasSpread: false, asked: 90 })
})
