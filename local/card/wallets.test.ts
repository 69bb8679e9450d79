// @vitest-environment jsdom
// Tests the wallets and the bank's question of the stand-in through the card provider's package.
import '@testing-library/jest-dom/vitest'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe } from '@stripe/stripe-js'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { scriptFiles } from './script'

const sent = vi.fn<(url: string, body: unknown) => object>()
let stripe: Stripe

beforeAll(async () => {
  // What jsdom lacks.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  window.eval(scriptFiles.map((file) => readFileSync(file, 'utf8')).join(''))
  const loaded = await loadStripe('pk_test_demo')
  if (!loaded) throw new Error('The stand-in is none')
  stripe = loaded
})

beforeEach(() => {
  localStorage.clear()
  sent.mockReset().mockReturnValue({ id: 'pm_made' })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) =>
    Response.json(sent(url, JSON.parse(body))),
  )
  document.body.replaceChildren()
})

const deferred = {
  mode: 'payment',
  amount: 475_40,
  currency: 'usd',
  paymentMethodCreation: 'manual',
} as const

/** The element, and what it told. */
function mount(paymentMethods = {}) {
  const place = document.body.appendChild(document.createElement('div'))
  const elements = stripe.elements(deferred)
  const wallets = elements.create('expressCheckout', { paymentMethods })
  const told: string[] = []
  const ready = new Promise((resolve) => wallets.on('ready', resolve))
  wallets.on('click', ({ resolve }) => resolve())
  wallets.on('cancel', () => told.push('cancel'))
  const confirmed = new Promise<{ paymentFailed: () => void }>((resolve) =>
    wallets.on('confirm', resolve),
  )
  wallets.mount(place)
  return { elements, ready, told, confirmed }
}

async function confirm(card: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Apple Pay' }))
  await userEvent.selectOptions(screen.getByLabelText('Card in the wallet'), card)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
}
const sheet = () => screen.queryByRole('dialog', { name: 'Apple Pay' })

test('the element says which wallets there are', async () => {
  expect(await mount().ready).toMatchObject({
    availablePaymentMethods: { applePay: true, googlePay: true },
  })
  const { ready } = mount({ applePay: 'never' })
  expect(await ready).toMatchObject({ availablePaymentMethods: { applePay: false } })
  localStorage.setItem('wallets', 'none')
  expect(await mount().ready).toMatchObject({ availablePaymentMethods: undefined })
})

test('the sheet shows the current amount, and makes a payment method once it is confirmed', async () => {
  const { elements, confirmed } = mount()
  void elements.update({ amount: 100_00 })
  await userEvent.click(screen.getByRole('button', { name: 'Apple Pay' }))
  expect(sheet()).toHaveTextContent('Apple Pay: $100.00')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await confirmed
  await expect(stripe.createPaymentMethod({ elements })).rejects.toThrow('elements.submit()')
  expect(await elements.submit()).toEqual({})
  expect(await stripe.createPaymentMethod({ elements })).toEqual({
    paymentMethod: { id: 'pm_made' },
  })
  expect(sent.mock.calls).toEqual([['/local/paymentMethods', { ending: '4242' }]])
  expect(sheet()).toBeNull()
})

test('the sheet can be dismissed', async () => {
  const { told } = mount()
  await userEvent.click(screen.getByRole('button', { name: 'Apple Pay' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(told).toEqual(['cancel'])
  expect(sheet()).toBeNull()
  expect(sent).not.toHaveBeenCalled()
})

test('a refusal leaves the sheet open until the page says that the payment failed', async () => {
  const { elements, confirmed } = mount()
  sent.mockReturnValue({ error: { code: 'card_declined' } })
  await confirm('Card that the wallet refuses')
  const { paymentFailed } = await confirmed
  await elements.submit()
  expect((await stripe.createPaymentMethod({ elements })).error?.code).toBe('card_declined')
  expect(sheet()).not.toBeNull()
  paymentFailed()
  expect(sheet()).toBeNull()
})

test('a wallet may never answer', async () => {
  const { elements, confirmed } = mount()
  await confirm('Card for which the wallet never answers')
  await confirmed
  await elements.submit()
  const answered = vi.fn()
  void stripe.createPaymentMethod({ elements }).then(answered)
  await new Promise((resolve) => setTimeout(resolve))
  expect(answered).not.toHaveBeenCalled()
  expect(sent).not.toHaveBeenCalled()
})

test('as with the real script, wallets need an amount, and a card needs none', () => {
  expect(() => stripe.elements().create('expressCheckout')).toThrow('with a mode')
  expect(() => stripe.elements(deferred).create('card')).toThrow('without a mode')
})

describe("the bank's question", () => {
  test.each([
    ['Complete', true],
    ['Fail', false],
  ])('%s', async (press, confirmed) => {
    const clientSecret = 'pi_1_secret_2'
    const answer = stripe.handleNextAction({ clientSecret })
    await userEvent.click(screen.getByRole('button', { name: press }))
    expect('error' in (await answer)).toBe(!confirmed)
    expect(sent.mock.calls).toEqual([['/local/confirmations', { clientSecret, confirmed }]])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
