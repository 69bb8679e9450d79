import { expect, test } from 'vitest'
import { failing, mailer, openMailer, withStatus } from '#test/stand-ins/mailer'
import { allSettings } from '~/settings/all-settings'
import { chargeCard } from './payment'

// All services use one client; these are the answers of the payment service.
openMailer()

const charge = {
  paymentMethodId: 'pm_1',
  description: 'INVOICE - INFLATABLE BOOKING | Name: Maria Jensen',
  amountCents: 475_40,
  idempotencyKey: 'key',
}

test('a charge is posted with payment method, description and whole cents', async () => {
  mailer.answer = withStatus(200, { success: true })
  expect(await chargeCard(charge)).toBe('paid')
  const url = `${allSettings.services.paymentUrl}/paymentInflatables`
  expect(mailer.requests).toMatchObject([{ method: 'post', url }])
  expect(JSON.parse(String(mailer.requests[0]?.data))).toEqual({
    id: 'pm_1',
    description: 'INVOICE - INFLATABLE BOOKING | Name: Maria Jensen',
    amount: 47540,
    idempotencyKey: 'key',
  })
})

test.each([
  [{ success: true }, 200, 'paid'],
  [{ success: false }, 200, 'declined'],
  [{ success: false, message: 'declined' }, 402, 'declined'],
  [{ success: 'true' }, 200, 'unknown'],
  ['<!doctype html>', 200, 'unknown'],
  ['Internal Server Error', 500, 'unknown'],
  ['Bad Request', 400, 'declined'],
  ['Forbidden', 403, 'refused'],
  [{ success: false }, 403, 'declined'],
  [{ error: 'no such payment method' }, 404, 'declined'],
  [{ success: false, message: 'This was previously used.' }, 200, 'unknown'],
  [{ success: false, requiresAction: true }, 200, 'declined'],
] as const)(
  'only the success of its answer counts: %j of status %i is %s',
  async (body, status, meaning) => {
    mailer.answer = withStatus(status, body)
    expect(await chargeCard(charge)).toBe(meaning)
  },
)

test.each([200, 402])(
  'the bank wants a confirmation (status %i): nothing is charged',
  async (status) => {
    const asks = { success: false, requiresAction: true, clientSecret: 'pi_1_secret_2' }
    mailer.answer = withStatus(status, asks)
    expect(await chargeCard(charge)).toEqual({ clientSecret: 'pi_1_secret_2' })
  },
)

test.each(['ERR_NETWORK', 'ECONNABORTED'] as const)(
  'no answer (%s) is neither paid nor declined',
  async (code) => {
    mailer.answer = failing(code)
    expect(await chargeCard(charge)).toBe('unknown')
  },
)
