import { describe, expect, test } from 'vitest'
import { failing, fromElsewhere, mailer, openMailer, withStatus } from '~/../test/visit/mailer'
import { fetchDistance } from './distance'
import { http } from './http'
import { mailConfirmation, mailInvoice, mailRequested } from './mailer'
import { fullConfig } from '~/settings/part-settings'

// All services use one client.
openMailer()

const answerWith = (body: unknown, status = 200) => {
  mailer.answer = withStatus(status, body)
}

const matrix = (text: unknown, status = 'OK') => ({
  status: 'OK',
  rows: [{ elements: [{ status, distance: { text, value: 1 } }] }],
})

describe('distance', () => {
  test('reads the miles of the first element', async () => {
    answerWith(matrix('12.4 mi'))
    expect(await fetchDistance('101 Main St, Freeport, IL')).toEqual({ ok: true, data: 12.4 })
  })

  test('M14a: thousands and feet are read correctly', async () => {
    answerWith(matrix('1,024 mi'))
    expect(await fetchDistance('1 Pine St, Cairo, IL')).toEqual({ ok: true, data: 1024 })
    answerWith(matrix('500 ft'))
    expect(await fetchDistance('9 Oak Rd, Kings, IL')).toEqual({ ok: true, data: 500 / 5280 })
  })

  test('M15a: an address with # and & arrives whole', async () => {
    answerWith(matrix('12.4 mi'))
    const address = '12 Oak & Elm St #4, Byron, IL 61010'
    await fetchDistance(address)
    const uri = http.getUri(mailer.requests[0])
    const sent = new URL(uri, 'https://page.example')
    expect(sent.pathname).toMatch(/\/api\/calculateDistance$/)
    expect(uri).toContain(fullConfig.services.distanceUrl)
    expect([...sent.searchParams]).toEqual([['deliveryAddress', address]])
    expect(sent.hash).toBe('')
  })

  test.each([
    [matrix('soon')],
    [matrix(undefined)],
    [matrix('12.4 mi', 'NOT_FOUND')],
    [{ ...matrix('12.4 mi'), status: 'REQUEST_DENIED' }],
    [{ rows: [] }],
    [{ rows: [{ elements: [{ status: 'ZERO_RESULTS' }] }] }],
    ['<!doctype html>'],
    [null],
  ])('nonsense is called so: %j', async (body) => {
    answerWith(body)
    expect(await fetchDistance('x')).toEqual({ ok: false, reason: 'nonsense' })
  })

  test('an answer without status fields is enough', async () => {
    answerWith({ rows: [{ elements: [{ distance: { text: '3 mi' } }] }] })
    expect(await fetchDistance('x')).toEqual({ ok: true, data: 3 })
  })

  test('a service that is down or slow is a value, not an exception', async () => {
    answerWith('', 500)
    expect(await fetchDistance('x')).toEqual({ ok: false, reason: 'down' })
    mailer.answer = failing('ERR_NETWORK')
    expect(await fetchDistance('x')).toEqual({ ok: false, reason: 'down' })
    mailer.answer = failing('ECONNABORTED')
    expect(await fetchDistance('x')).toEqual({ ok: false, reason: 'slow' })
  })

  test('no service may keep the page waiting for more than ten seconds', () => {
    expect(http.defaults.timeout).toBe(10_000)
  })
})

describe('mail', () => {
  const booking = { name: 'Maria', lastName: 'Jensen' }

  test.each([
    [
      'bebookingConfirmation',
      () => mailConfirmation(booking, 'k1'),
      { data: booking, reservationID: 'k1' },
    ],
    [
      'bebookingRequested',
      () => mailRequested(booking, 'k1'),
      { data: booking, reservationID: 'k1' },
    ],
    [
      'beinvoice',
      () => mailInvoice(booking, 'i1', 'k1'),
      { data: booking, invoiceId: 'i1', bookingId: 'k1' },
    ],
  ])('%s is posted with its body', async (name, post, body) => {
    answerWith({})
    expect(await post()).toMatchObject({ ok: true })
    expect(mailer.requests).toHaveLength(1)
    expect(mailer.requests[0]).toMatchObject({
      method: 'post',
      url: `${fullConfig.services.mailerUrl}/api/${name}`,
    })
    expect(JSON.parse(String(mailer.requests[0]?.data))).toEqual(body)
  })

  test('only status 200 is success', async () => {
    for (const status of [202, 204, 400, 500]) {
      answerWith({}, status)
      expect(await mailConfirmation(booking, 'k1')).toEqual({ ok: false, reason: 'down' })
    }
  })

  test('status 200 of another page, to which the browser was redirected, is none', async () => {
    mailer.answer = fromElsewhere
    expect(await mailConfirmation(booking, 'k1')).toEqual({ ok: false, reason: 'down' })
    expect(await mailRequested(booking, 'k1')).toEqual({ ok: false, reason: 'down' })
    expect(await mailInvoice(booking, 'i1', 'k1')).toEqual({ ok: false, reason: 'down' })
  })
})
