import { expect, test } from 'vitest'
import type { PaymentAttempt } from '~/lib/db/payment-attempt'
import { nextAttempt, balanceStateOf, renewedAttempt } from './balance-state'

const at = (time: string) => new Date(`2027-06-09T${time}Z`)
const attempt = (some: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  attempt: 'a',
  expires: at('15:10:00'),
  step: 'sent',
  over: [],
  ...some,
})

test.each(['15:00:00', '15:12:00'])('a charge that is sent is somebody paying, at %s', (time) => {
  expect(balanceStateOf(attempt(), at(time))).toEqual({
    kind: 'paying',
    since: at('15:00:00'),
    until: at('15:12:00'),
  })
})

test('a charge whose bank asks is somebody paying', () => {
  expect(balanceStateOf(attempt({ step: 'asked' }), at('15:12:00')).kind).toBe('paying')
})

test('two minutes after its end, a charge that was sent may have been made', () => {
  const since = at('15:00:00')
  expect(balanceStateOf(attempt(), at('15:12:01'))).toEqual({ kind: 'mayBeCharged', since })
})

test.each([
  ['nobody tried', null],
  ['only the bank had asked', attempt({ step: 'asked' })],
  ['nothing was charged', attempt({ step: 'free', expires: at('15:20:00') })],
  ['it was paid', attempt({ step: 'paid', expires: at('15:20:00') })],
])('anybody may pay where %s', (_, stored) => {
  expect(balanceStateOf(stored, at('15:12:01'))).toEqual({ kind: 'chargeable' })
})

const earlier = at('14:00:00')
test.each([
  ['a first one has none', null, []],
  [
    'one that may have been charged leaves its end',
    attempt({ over: [earlier] }),
    [earlier, at('15:10:00')],
  ],
  [
    'one that only the bank had asked leaves none',
    attempt({ step: 'asked', over: [earlier] }),
    [earlier],
  ],
  ['one that was closed leaves none', attempt({ step: 'free' }), []],
])('of earlier attempts, %s', (_, before, over) => {
  expect(nextAttempt(before, 'b', at('15:20:00').getTime())).toEqual({
    attempt: 'b',
    expires: at('15:30:00'),
    step: 'sent',
    over,
  })
})

test.each([
  ['ten minutes from now', '15:05:00', '15:15:00'],
  ['as it was, where the clock was read a moment earlier', '14:59:59.999', '15:10:00'],
])('a renewed attempt ends %s', (_, now, end) => {
  const renewed = renewedAttempt(attempt(), 'asked', at(now).getTime())
  expect(renewed).toEqual(attempt({ step: 'asked', expires: at(end) }))
})
