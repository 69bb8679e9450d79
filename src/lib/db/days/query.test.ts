// What goes to the database past the SDK, and what is made of its answers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryFields } from '~/lib/db/days/query'
import { TookTooLong } from '~/lib/loading/within'

const sent = vi.fn<typeof fetch>()

beforeEach(() => {
  sent.mockReset()
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const onDay = { field: 'date', op: 'LESS_THAN_OR_EQUAL', value: '2027-06-12' } as const
const ofItems = { field: 'itemID', op: 'IN', value: ['castle', 'tent'] } as const

const ask = () => queryFields('allocations', [onDay])
const nothing = [{ readTime: '2027-06-01T12:00:00Z' }]
const answer = (rows: unknown, init?: ResponseInit) =>
  sent.mockImplementation(async () => Response.json(rows, init))

test('one question is sent, with every condition, and nothing for which a browser asks leave', async () => {
  answer(nothing)
  await queryFields('allocations', [ofItems, onDay])
  expect(sent).toHaveBeenCalledTimes(1)
  const [url, request] = sent.mock.calls[0]!
  expect(url).toMatch(
    /\/v1\/projects\/[\w-]+\/databases\/\(default\)\/documents:runQuery(\?key=|$)/,
  )
  expect(Object.fromEntries(new Headers(request?.headers))).toEqual({
    'content-type': 'text/plain',
  })
  expect(await new Response(request?.body).json()).toEqual({
    structuredQuery: {
      from: [{ collectionId: 'allocations' }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            {
              fieldFilter: {
                field: { fieldPath: 'itemID' },
                op: 'IN',
                value: {
                  arrayValue: { values: [{ stringValue: 'castle' }, { stringValue: 'tent' }] },
                },
              },
            },
            {
              fieldFilter: {
                field: { fieldPath: 'date' },
                op: 'LESS_THAN_OR_EQUAL',
                value: { stringValue: '2027-06-12' },
              },
            },
          ],
        },
      },
    },
  })
})

test("the documents' fields come back, and an answer without any is empty", async () => {
  const fields = { itemID: { stringValue: 'castle' } }
  answer([{ document: { name: 'a', fields } }, { document: { name: 'b' } }, ...nothing])
  expect(await ask()).toEqual([fields, {}])
  answer(nothing)
  expect(await ask()).toEqual([])
})

test.each([
  ['a refusal', [{ error: { code: 403 } }], 403],
  ['a failure without a word', nothing, 503],
  ['something else than a list', { rows: [] }, 200],
  ['a list of nothing', [], 200],
  ['a list of something else', [{}], 200],
  ['a list with a hole', [null, ...nothing], 200],
  ['a document that is none', [{ document: 'castle' }, ...nothing], 200],
  ['an answer that breaks off', [...nothing, { error: { code: 14 } }], 200],
])('%s is an error, and never an empty answer', async (_, rows, status) => {
  answer(rows, { status })
  await expect(ask()).rejects.toThrow(/database/)
})

test('a page of somebody else in its place is an error', async () => {
  sent.mockImplementation(async () => new Response('<!doctype html><h1>Pay for this Wi-Fi</h1>'))
  await expect(ask()).rejects.toThrow()
})

test('no answer is an error after 15 seconds', async () => {
  vi.useFakeTimers()
  sent.mockImplementation(() => new Promise(() => {}))
  const asked = expect(ask()).rejects.toThrow(TookTooLong)
  await vi.advanceTimersByTimeAsync(15_000)
  await asked
})
