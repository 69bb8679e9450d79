// @vitest-environment jsdom
// Tests the stand-in through the card provider's packages, as the site uses it.
import '@testing-library/jest-dom/vitest'
import { CardElement, Elements } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
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

test('a good card makes a payment method, and sends only its last four digits', async () => {
  const card = mount()
  fill('4242424242424242', '1234', '123')
  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
  expect(screen.getByLabelText('Expiry date')).toHaveValue('12 / 34')
  expect(await stripe.createPaymentMethod({ type: 'card', card })).toEqual({
    paymentMethod: { id: 'pm_made' },
  })
  expect(made.mock.calls).toEqual([[{ ending: '4242' }]])
})

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

test('the card is filled in by keyboard, and says when it is complete', async () => {
  const changed = vi.fn()
  mount().on('change', changed)
  const user = userEvent.setup({ delay: null })
  await user.tab()
  await user.keyboard('4242424242424242{Tab}434{Tab}12')
  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
  expect(screen.getByLabelText('Expiry date')).toHaveValue('04 / 34')
  expect(changed).toHaveBeenLastCalledWith({ complete: false, error: undefined })
  await user.keyboard('3')
  expect(changed).toHaveBeenLastCalledWith({ complete: true, error: undefined })
  await user.tab()
  expect(screen.getByLabelText('ZIP')).toHaveFocus()
})

test('an invalid field is marked, and so is the element around the card while it has the focus', () => {
  const card = mount()
  card.focus()
  fill('4242424242424241', '', '')
  expect(screen.getByLabelText('Card number')).toBeInvalid()
  expect(screen.getByLabelText('Expiry date')).toBeValid()
  expect(screen.getByRole('group', { name: 'Card' }).parentElement).toHaveClass(
    'StripeElement--focus',
  )
})

test('a date that the browser fills in is understood', () => {
  mount()
  fireEvent.input(screen.getByLabelText('Expiry date'), { target: { value: '04/2034' } })
  expect(screen.getByLabelText('Expiry date')).toHaveValue('04 / 34')
})

test('the card can be focused, and disabled for a while', () => {
  const card = mount()
  card.focus()
  expect(screen.getByLabelText('Card number')).toHaveFocus()
  card.update({ disabled: true })
  expect(screen.getByLabelText('Card number')).toBeDisabled()
  card.update({ disabled: false })
  expect(screen.getByLabelText('Card number')).toBeEnabled()
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

test('the stand-in serves the elements of React', () => {
  const onChange = vi.fn()
  const form = createElement(Elements, { stripe }, createElement(CardElement, { onChange }))
  const { unmount } = render(form, { reactStrictMode: true })
  fill('4242424242424242', '1234', '123')
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ complete: true }))
  unmount()
  expect(screen.queryByLabelText('Card number')).toBeNull()
})
