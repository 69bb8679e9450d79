// Tests the stack over HTTP, as a browser uses it.
import { beforeAll, expect, test } from 'vitest'
import { listen } from '../../test/listen'
import { createStack } from './stack'

let origin = ''

beforeAll(async () => {
  const stack = await createStack({
    root: process.cwd(),
    company: { name: 'Better Events', email: 'office@example.com' },
    environment: { LOCAL_DB: 'memory' },
  })
  const site = await listen((request, response) =>
    stack(request, response, () => response.writeHead(200).end('the site')),
  )
  origin = site.origin
  return site.stop
})

const documents = 'projects/demo-rentals/databases/(default)/documents'

function post(path: string, body: unknown) {
  return fetch(`${origin}${path}`, { method: 'POST', body: JSON.stringify(body) })
}

function readDocument(path: string) {
  return post(`/v1/${documents}:batchGet`, { documents: [`${documents}/${path}`] })
}

function writeBooking(key: string, lastName: string) {
  const fields = { lastName: { stringValue: lastName } }
  const update = { name: `${documents}/bookings-test/${key}`, fields }
  return post(`/v1/${documents}:commit`, { writes: [{ update }] })
}

test('a refused booking is not written, one whose answer got lost is', async () => {
  expect((await writeBooking('refused', 'Commitdown')).status).toBe(503)
  expect(await (await readDocument('bookings-test/refused')).json()).toMatchObject([
    { missing: {} },
  ])

  await expect(writeBooking('lost', 'Commitlost')).rejects.toThrow('fetch failed')
  expect(await (await readDocument('bookings-test/lost')).json()).toMatchObject([{ found: {} }])
  expect((await writeBooking('lost', 'Commitlost')).status).toBe(200)
})

test('an address with # and & reaches the distance service whole', async () => {
  const address = '1 Main St #5 & 6, Belvidere, IL 61008'
  const query = new URLSearchParams({ deliveryAddress: address })
  const answer = await fetch(`${origin}/local/api/calculateDistance?${query.toString()}`)
  expect(await answer.json()).toMatchObject({ destination_addresses: [address] })
})

test('leaves every other path to the site', async () => {
  expect(await (await fetch(`${origin}/cart`)).text()).toBe('the site')
})
