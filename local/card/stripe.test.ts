// @vitest-environment jsdom
// Tests the stand-in through the card provider's packages, as the site uses it.
import '@testing-library/jest-dom/vitest'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { fireEvent, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { scriptFiles } from './script'

const made = vi.fn((body: unknown): unknown => ({ id: 'pm_made', body }))
let stripe: Stripe

beforeAll(async () => {
  window.eval(scriptFiles.map((file) => readFileSync(file, 'utf8')).join(''))
  // As with a key of the tests, for which the package checks the script's release.
  const loaded = await loadStripe('pk_test_demo')
  if (!loaded) throw new Error('The stand-in is none')
  stripe = loaded
})

beforeEach(() => {
  made.mockReset().mockReturnValue({ id: 'pm_made' })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    expect(url).toBe('/local/paymentMethods')
    return Response.json(made(JSON.parse(body)))
  })
  document.body.replaceChildren()
})

function mount(): StripeCardElement {
  const place = document.body.appendChild(document.createElement('div'))
  const card = stripe.elements().create('card')
  card.mount(place)
  return card
}

function fill(number: string, expiry: string, code: string): void {
  const fields = { 'Card number': number, 'Expiry date': expiry, 'Security code': code }
  for (const [label, value] of Object.entries(fields))
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
}

test.each([
  ['', '', '', 'incomplete_number'],
  ['424242424242', '1234', '123', 'incomplete_number'],
  ['4242424242424241', '1234', '123', 'invalid_number'],
  ['4242424242424242', '12', '123', 'incomplete_expiry'],
  ['4242424242424242', '1334', '123', 'invalid_expiry_month'],
  ['4242424242424242', '1220', '123', 'invalid_expiry_year_past'],
  ['4242424242424242', '1234', '12', 'incomplete_cvc'],
  ['378282246310005', '1234', '123', 'incomplete_cvc'],
])('%j %j %j is refused: %s', async (number, expiry, code, problem) => {
  const card = mount()
  fill(number, expiry, code)
  const { error } = await stripe.createPaymentMethod({ type: 'card', card })
  expect(error?.code).toBe(problem)
  expect(made).not.toHaveBeenCalled()
})

test("the provider's error or exception is passed on", async () => {
  const card = mount()
  fill('378282246310005', '4/34', '1234')
  made.mockReturnValueOnce({ error: { code: 'card_declined' } })
  const { error } = await stripe.createPaymentMethod({ type: 'card', card })
  expect(error?.code).toBe('card_declined')
  made.mockReturnValueOnce({ thrown: 'Rehearsed' })
  await expect(stripe.createPaymentMethod({ type: 'card', card })).rejects.toThrow('Rehearsed')
})

describe('the stand-in is as strict as the real script', () => {
  test('there is one card at a time, until it is destroyed', () => {
    const elements = stripe.elements()
    const card = elements.create('card')
    expect(() => elements.create('card')).toThrow('Can only create one Element')
    card.destroy()
    expect(elements.create('card')).toBe(elements.getElement('card'))
  })

  test('a card that is not mounted cannot be read', async () => {
    const card = mount()
    card.destroy()
    expect(screen.queryByLabelText('Card number')).toBeNull()
    await expect(stripe.createPaymentMethod({ type: 'card', card })).rejects.toThrow('not mounted')
  })
})
