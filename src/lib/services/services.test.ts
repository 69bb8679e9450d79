import { describe, expect, test } from 'vitest'
import { failing, fromElsewhere, mailer, openMailer, withStatus } from '#test/stand-ins/mailer'
import { allSettings } from '~/settings/all-settings'
import { askFee } from './delivery-fee'
import { fetchDistance } from './distance'
import { http } from './http'
import { mailBooking, mailInvoice } from './mailer'

// All services use one client.
openMailer()

const answerWith = (body: unknown, status = 200) => void (mailer.answer = withStatus(status, body))

const matrix = (text: unknown, status = 'OK') => ({
  status: 'OK',
  rows: [{ elements: [{ status, distance: { text, value: 1 } }] }],
})

describe('distance', () => {
  test.each([
    ['reads the miles of the first element', matrix('12.4 mi'), 12.4],
    ['thousands are read correctly', matrix('1,024 mi'), 1024],
    ['feet are read correctly', matrix('500 ft'), 500 / 5280],
    ['needs no status fields', { rows: [{ elements: [{ distance: { text: '3 mi' } }] }] }, 3],
  ])('%s', async (_, body, data) => {
    answerWith(body)
    expect(await fetchDistance('101 Main St, Freeport, IL')).toEqual({ ok: true, data })
  })

  test('an address with # and & arrives whole', async () => {
    answerWith(matrix('12.4 mi'))
    const address = '12 Oak & Elm St #4, Byron, IL 61010'
    await fetchDistance(address)
    const uri = http.getUri(mailer.requests[0])
    const sent = new URL(uri, 'https://page.example')
    expect(sent.pathname).toMatch(/\/api\/calculateDistance$/)
    expect(uri).toContain(allSettings.services.distanceUrl)
    expect([...sent.searchParams]).toEqual([['deliveryAddress', address]])
    expect(sent.hash).toBe('')
  })

  test('prices that need the same distance at once ask for it once', async () => {
    answerWith(matrix('12.4 mi'))
    const ask = () => askFee('3 Main St, Freeport, IL 61032', false)
    const fees = await Promise.all([ask(), ask(), ask()])
    expect(fees.map((fee) => 'feeCents' in fee && fee.feeCents)).toEqual([18_60, 18_60, 18_60])
    await ask()
    expect(mailer.requests).toHaveLength(1)
  })

  test.each([
    [matrix('soon')],
    [matrix(undefined)],
    [matrix('12.4 mi', 'NOT_FOUND')],
    [{ ...matrix('12.4 mi'), status: 'REQUEST_DENIED' }],
    [{ rows: [] }],
    [{ rows: [{ elements: [{ status: 'ZERO_RESULTS' }] }] }],
    [null],
  ])('a nonsensical answer is reported as such: %j', async (body) => {
    answerWith(body)
    expect(await fetchDistance('x')).toEqual({ ok: false, reason: 'nonsense' })
  })

  test.each([
    ['has failed', withStatus(500), 'down'],
    ['is busy', withStatus(429), 'down'],
    ["can't be reached", failing('ERR_NETWORK'), 'down'],
    ['is behind the sign-in page of a hotel', withStatus(200, '\n<!DOCTYPE html><p>Wi-Fi'), 'down'],
    ['takes too long', failing('ECONNABORTED'), 'slow'],
    ['takes nothing from this page', withStatus(403, { error: 'forbidden' }), 'refused'],
    ["doesn't take this request", withStatus(400), 'refused'],
  ])('a service that %s leads to a value, not an exception', async (_, answer, reason) => {
    mailer.answer = answer
    expect(await fetchDistance('x')).toEqual({ ok: false, reason })
  })

  test('no service may keep the page waiting for more than ten seconds', () => {
    expect(http.defaults.timeout).toBe(10_000)
  })
})

describe('mail', () => {
  const booking = { name: 'Maria', lastName: 'Jensen' }
  const request = { ...booking, approved: 'Waiting' }
  const details = [{ label: 'Ground', text: 'Grass' }]

  test.each([
    [
      'bebookingConfirmation',
      () => mailBooking(booking, 'k1', details),
      { data: booking, reservationID: 'k1', details },
    ],
    [
      'bebookingRequested',
      () => mailBooking(request, 'k1', details),
      { data: request, reservationID: 'k1', details },
    ],
    [
      'beinvoice',
      () => mailInvoice(booking, 'i1', 'k1'),
      { data: booking, invoiceId: 'i1', bookingId: 'k1' },
    ],
  ])('%s is posted with its body', async (name, post, body) => {
    answerWith({})
    expect(await post()).toMatchObject({ ok: true })
    const url = `${allSettings.services.mailerUrl}/api/${name}`
    expect(mailer.requests).toMatchObject([{ method: 'post', url }])
    expect(JSON.parse(String(mailer.requests[0]?.data))).toEqual(body)
  })

  test('only status 200 is success', async () => {
    for (const status of [202, 204, 500]) {
      answerWith({}, status)
      expect(await mailBooking(booking, 'k1', details)).toEqual({ ok: false, reason: 'down' })
    }
    answerWith({}, 403)
    expect(await mailBooking(booking, 'k1', details)).toEqual({ ok: false, reason: 'refused' })
  })

  test('a page with status 200 is no success, as hotels send their sign-in page', async () => {
    answerWith('<html><body>Welcome to our Wi-Fi</body></html>')
    expect(await mailBooking(booking, 'k1', details)).toEqual({ ok: false, reason: 'down' })
    answerWith('<b>Sent</b>')
    expect(await mailBooking(booking, 'k1', details)).toMatchObject({ ok: true })
  })

  test('status 200 of another page, to which the browser was redirected, is none', async () => {
    mailer.answer = fromElsewhere
    expect(await mailBooking(booking, 'k1', details)).toEqual({ ok: false, reason: 'down' })
    expect(await mailInvoice(booking, 'i1', 'k1')).toEqual({ ok: false, reason: 'down' })
  })
})
