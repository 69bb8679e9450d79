// Tests the stack over HTTP, as a browser uses it.
import { beforeAll, expect, test } from 'vitest'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { booking } from '../../test/bookings'
import { listen } from '../../test/listen'
import { createStack } from './stack'

let origin = ''

beforeAll(async () => {
  const stack = await createStack({
    root: process.cwd(),
    business: { name: 'Better Events', email: 'office@example.com' },
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

async function outboxSubjects() {
  const mails = (await (await fetch(`${origin}/local/outbox.json`)).json()) as { subject: string }[]
  return mails.map((mail) => mail.subject)
}

test('the database starts with the demo catalog', async () => {
  const read = await readDocument('config/requestBooking')
  expect(await read.json()).toMatchObject([{ found: { fields: { status: {} } } }])
})

test('a refused booking is not written, one whose answer got lost is', async () => {
  expect((await writeBooking('refused', 'Commitdown')).status).toBe(503)
  expect(await (await readDocument('bookings-test/refused')).json()).toMatchObject([
    { missing: {} },
  ])

  await expect(writeBooking('lost', 'Commitlost')).rejects.toThrow('fetch failed')
  expect(await (await readDocument('bookings-test/lost')).json()).toMatchObject([{ found: {} }])
  expect((await writeBooking('lost', 'Commitlost')).status).toBe(200)
})

test('a message reaches the outbox, unless its shape is wrong or the mail is down', async () => {
  const message = { name: 'Ana', lastName: 'Lopez', email: 'a@b', phone: '1', message: 'Hi' }
  expect((await post('/local/api/contactForm', message)).status).toBe(200)
  expect((await post('/local/api/contactForm', { ...message, phone: 1 })).status).toBe(400)
  const unreachable = { ...message, email: 'mail-down@example.com' }
  expect((await post('/local/api/contactForm', unreachable)).status).toBe(500)
  expect(await outboxSubjects()).toEqual(['Message from Ana Lopez'])
})

async function makeMethod(ending: string) {
  return (await (await post('/local/paymentMethods', { ending })).json()) as { id?: string }
}

function charge(id: string | undefined, key: string) {
  const body = { id, description: 'Booking', amount: 10_000, idempotencyKey: key }
  return post('/local/paymentInflatables', body)
}

test('a charge goes through, is declined, is lost or unreadable, or the service is down', async () => {
  expect(await (await charge((await makeMethod('4242')).id, 'k1')).json()).toMatchObject({
    success: true,
  })
  expect(await (await charge((await makeMethod('0002')).id, 'k2')).json()).toMatchObject({
    success: false,
  })
  const { id } = await makeMethod('8005')
  await expect((await charge(id, 'k3')).json()).rejects.toThrow('terminated')
  expect(await (await charge(id, 'k3')).json()).toMatchObject({ success: true })
  await expect(charge((await makeMethod('8104')).id, 'k7')).rejects.toThrow('fetch failed')
  expect(await (await charge((await makeMethod('7007')).id, 'k4')).text()).toMatch(/^Thank you/)
  expect((await charge((await makeMethod('5001')).id, 'k5')).status).toBe(500)
  expect((await charge('pm_1', 'k6')).status).toBe(400)
  const charges = await (await fetch(`${origin}/local/charges.json`)).json()
  expect(charges).toMatchObject([
    { idempotencyKey: 'k4' },
    { idempotencyKey: 'k7' },
    { idempotencyKey: 'k3' },
    { idempotencyKey: 'k1', amount: 10_000 },
  ])
})

test('the card provider refuses a card, fails, or is asked for none', async () => {
  expect(await makeMethod('4004')).toMatchObject({ error: { code: 'card_declined' } })
  expect(await makeMethod('9003')).toMatchObject({ thrown: expect.any(String) })
  expect((await post('/local/paymentMethods', { number: '4242' })).status).toBe(400)
})

test('an invoice-mail-down mailbox gets the confirmation, but not the invoice', async () => {
  const data = { ...toBookingDocument(booking()), email: 'invoice-mail-down@example.com' }
  const id = 'a'.repeat(20)
  const confirmation = { data, reservationID: id }
  expect((await post('/local/api/bebookingConfirmation', confirmation)).status).toBe(200)
  const invoice = { data, invoiceId: id, bookingId: id }
  expect((await post('/local/api/beinvoice', invoice)).status).toBe(500)
})

test('M15a: an address with # and & reaches the distance service whole', async () => {
  const address = '1 Main St #5 & 6, Belvidere, IL 61008'
  const query = new URLSearchParams({ deliveryAddress: address })
  const answer = await fetch(`${origin}/local/api/calculateDistance?${query.toString()}`)
  expect(await answer.json()).toMatchObject({ destination_addresses: [address] })
})

test.each([
  ['/pictures/rockford-castle.svg', 200],
  ['/pictures/..%2fsettings.ts', 404],
  ['/local/maps.js', 200],
  ['/local/places.json', 200],
  ['/local/stripe.js', 200],
  ['/local/outbox', 200],
  ['/local/misspelled', 404],
])('GET %s answers %i', async (path, status) => {
  expect((await fetch(`${origin}${path}`)).status).toBe(status)
})

test('leaves every other path to the site', async () => {
  expect(await (await fetch(`${origin}/cart`)).text()).toBe('the site')
})
