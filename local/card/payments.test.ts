import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openFolder } from '../../test/folder'
import { createPayments } from './payments'

const create = (ignoresKeys = false) => createPayments({ file: null, ignoresKeys })

function body(id: string, idempotencyKey?: string, amount = 10_000) {
  return { id, description: 'Booking', amount, ...(idempotencyKey && { idempotencyKey }) }
}

const success = { answer: { success: true }, delivery: 'prompt' }
const failure = { answer: { success: false }, delivery: 'prompt' }

test('a good card is charged, and the charge is listed', () => {
  const payments = create()
  const id = payments.register('4242')
  expect(id).toMatch(/^pm_[A-Za-z]{24}$/)
  expect(payments.charge(body(id, 'k1'))).toMatchObject(success)
  expect(payments.list()).toEqual([
    {
      id: expect.stringMatching(/^ch_/),
      amount: 10_000,
      description: 'Booking',
      paymentMethodId: id,
      idempotencyKey: 'k1',
      created: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ])
})

test.each(['0002', '9995', '0069', '0119', '3155', '1234'])('…%s is declined', (ending) => {
  const payments = create()
  expect(payments.charge(body(payments.register(ending), 'k1'))).toMatchObject(failure)
  expect(payments.list()).toEqual([])
})

describe('a card whose bank asks the customer', () => {
  function ask(payments = create()) {
    const request = body(payments.register('3184'), 'k1')
    const reply = payments.charge(request)
    if (reply === 'down' || !('requiresAction' in reply.answer)) throw new Error('It asks nothing')
    const { clientSecret } = reply.answer
    return { payments, clientSecret, again: () => payments.charge(request) }
  }

  test('is charged by the same charge once it is confirmed, and once only', () => {
    const { payments, clientSecret, again } = ask()
    expect(again()).toMatchObject({ answer: { requiresAction: true, clientSecret } })
    payments.confirm(clientSecret, true)
    expect(payments.list()).toEqual([])
    expect(again()).toMatchObject(success)
    expect(again()).toMatchObject(success)
    expect(payments.list()).toHaveLength(1)
  })

  test('is declined once the customer has refused, and by a service that cannot ask', () => {
    const { payments, clientSecret, again } = ask()
    payments.confirm(clientSecret, false)
    expect(again()).toMatchObject(failure)
    const older = create(true)
    expect(older.charge(body(older.register('3184')))).toMatchObject(failure)
    expect([...payments.list(), ...older.list()]).toEqual([])
  })
})

test('M5b: the same key charges once and gets the same answer again', () => {
  const payments = create()
  const request = body(payments.register('4242'), 'k1')
  const first = payments.charge(request)
  expect(payments.charge(request)).toEqual(first)
  expect(payments.list()).toHaveLength(1)

  const declined = body(payments.register('9995'), 'k2')
  expect(payments.charge(declined)).toEqual(payments.charge(declined))
})

test('a key is refused with another card or amount', () => {
  const payments = create()
  const id = payments.register('4242')
  payments.charge(body(id, 'k1'))
  expect(payments.charge(body(id, 'k1', 9_900))).toMatchObject(failure)
  expect(payments.charge(body(payments.register('4242'), 'k1'))).toMatchObject(failure)
  expect(payments.list()).toHaveLength(1)
})

test.each([
  ['8005', 'lost'],
  ['8104', 'dropped'],
  ['7007', 'babbled'],
  ['6009', 'slow'],
])('…%s is charged, its answer is %s; a repeat finds out', (ending, delivery) => {
  const payments = create()
  const request = body(payments.register(ending), 'k1')
  expect(payments.charge(request)).toMatchObject({ answer: { success: true }, delivery })
  expect(payments.charge(request)).toMatchObject(success)
  expect(payments.list()).toHaveLength(1)
})

test('the older service ignores the key: a repeat is refused, another card is charged', () => {
  const payments = create(true)
  const request = body(payments.register('8005'), 'k1')
  expect(payments.charge(request)).toMatchObject({ delivery: 'lost' })
  expect(payments.charge(request)).toMatchObject(failure)
  expect(payments.charge(body(payments.register('4242'), 'k1'))).toMatchObject(success)
  expect(payments.list().map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k1', 'k1'])
})

test('charges and answers outlast a restart', () => {
  const file = join(openFolder(), 'payments.json')
  const open = () => createPayments({ file, ignoresKeys: false })
  const before = open()
  const request = body(before.register('8005'), 'k1')
  before.charge(request)
  expect(open().charge(request)).toMatchObject(success)
  expect(open().list()).toEqual(before.list())
})
