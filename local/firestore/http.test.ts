// What a request can meet beside the database's own answers, which test/differential compares.
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../test/listen'
import { Failure } from './failure'
import { createFirestoreHandler, type FailureHook } from './http'
import { createStore } from './store'

const root = 'projects/demo-rentals/databases/(default)/documents'

async function serve(failures?: FailureHook) {
  const store = createStore()
  const options = { projectId: 'demo-rentals', ...(failures && { failures }) }
  const handle = createFirestoreHandler(store, options)
  const { origin, stop } = await listen((request, response) => void handle(request, response))
  onTestFinished(stop)
  const ask = (path: string, init: RequestInit) => fetch(origin + path, init)
  const post = async (path: string, body: unknown) => {
    const response = await ask(path, { method: 'POST', body: JSON.stringify(body) })
    return { status: response.status, body: await response.json() }
  }
  return { store, ask, post }
}

test.each([
  ['another project', '/v1/projects/other/databases/(default)/documents:commit', '{}', 404],
  ['an operation it does not have', `/v1/${root}:listen`, '{}', 501],
  ['what is not JSON', `/v1/${root}:commit`, '{', 400],
  ['a request that it cannot read', `/v1/${root}:runQuery`, '{}', 500],
])('answers %s with an error', async (_case, path, body, status) => {
  const { ask } = await serve()
  const response = await ask(path, { method: 'POST', body })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: { code: status } })
})

test('rehearses a refusal before anything is written', async () => {
  const { store, post } = await serve((operation) =>
    operation === 'commit' ? new Failure('UNAVAILABLE', 'Down') : null,
  )
  const writes = [{ update: { name: `${root}/items/castle` } }]
  expect(await post(`/v1/${root}:commit`, { writes })).toMatchObject({
    status: 503,
    body: { error: { status: 'UNAVAILABLE', message: 'Down' } },
  })
  expect(store.isEmpty()).toBe(true)
  const structuredQuery = { from: [{ collectionId: 'items' }] }
  expect((await post(`/v1/${root}:runQuery`, { structuredQuery })).status).toBe(200)
})
