import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeCardProvider } from '#test/stand-ins/card-provider'
import { orderMessages } from '~/lib/text/order-messages'
import { CardPayment } from './CardPayment'
import type { CardPaymentProps } from './payment-method'

const provider = fakeCardProvider()
/** What the provider's script returns. */
let start = () => provider.stripe
beforeEach(() => {
  provider.createPaymentMethod.mockReset()
  start = () => provider.stripe
  vi.stubGlobal(
    'Stripe',
    Object.assign(() => start(), { version: 'endive' }),
  )
})

type OnPay = CardPaymentProps['onPay']

/** A page with the form and another field. It is busy while `onPay` runs. */
function Page({
  onPay = () => {},
  Form = CardPayment,
  ...props
}: Partial<CardPaymentProps> & { Form?: typeof CardPayment }) {
  const [busy, setBusy] = useState(false)
  return (
    <>
      <label>
        Note <input />
      </label>
      <Form
        amountCents={475_40}
        billing={{ name: 'Maria Jensen', email: 'maria@example.com' }}
        address="12 Oak St, Rockford, IL 61101-1234"
        loadingText={orderMessages.processingCheckout}
        busy={busy}
        onPay={async (createPaymentMethod) => {
          setBusy(true)
          await Promise.resolve(onPay(createPaymentMethod)).finally(() => setBusy(false))
        }}
        {...props}
      />
    </>
  )
}

const button = () => screen.findByRole('button', { name: 'Pay $475.40' })
const form = () => screen.findByRole('form', { name: 'Card payment' })
const field = async () => within(await form()).findByLabelText('Card number')
const enterCard = async () => userEvent.type(await field(), '4242')

/** A payment that the test ends. */
function openPayment() {
  let end = () => {}
  const onPay = vi.fn<OnPay>(() => new Promise((resolve) => (end = resolve)))
  return { onPay, end: () => act(async () => end()) }
}

test('the provider gets the cardholder and gives the payment method, but only when the flow asks', async () => {
  let methodId: string | null = ''
  const order: string[] = []
  provider.createPaymentMethod.mockImplementation(async () => {
    order.push('card')
    return { paymentMethod: { id: 'pm_1' } }
  })
  const onPay: OnPay = async (createPaymentMethod) => {
    order.push('hold')
    methodId = await createPaymentMethod()
  }
  render(<Page onPay={onPay} />)
  await enterCard()
  await userEvent.click(await button())
  await waitFor(() => expect(methodId).toBe('pm_1'))
  expect(order).toEqual(['hold', 'card'])
  expect(provider.createPaymentMethod).toHaveBeenCalledWith(
    expect.objectContaining({
      type: 'card',
      billing_details: { name: 'Maria Jensen', email: 'maria@example.com' },
    }),
  )
})

test('twenty rapid activations pay once', async () => {
  const { onPay, end } = openPayment()
  render(<Page onPay={onPay} />)
  await enterCard()
  const pay = await button()
  act(() => {
    for (let press = 0; press < 20; press++) pay.click()
  })
  for (let press = 0; press < 3; press++) await userEvent.click(pay)
  await userEvent.type(await field(), '{Enter}{Enter}')
  expect(onPay).toHaveBeenCalledTimes(1)
  expect(pay).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText(orderMessages.processingCheckout)).toHaveRole('status')
  await end()
  expect(pay).not.toHaveAttribute('aria-disabled')
  expect(screen.queryByText(orderMessages.processingCheckout)).not.toBeInTheDocument()
})

describe("a card that the provider can't use", () => {
  test("the provider's message is at the field; the button returns and a good card pays", async () => {
    provider.createPaymentMethod.mockResolvedValueOnce({
      error: { message: 'Your card was declined.' },
    })
    const methodIds: (string | null)[] = []
    render(<Page onPay={async (create) => void methodIds.push(await create())} />)
    await enterCard()
    await userEvent.click(await button())
    expect(await screen.findByText('Your card was declined.')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(await button())
    expect(methodIds).toEqual([null, 'pm_1'])
    expect(screen.queryByText('Your card was declined.')).not.toBeInTheDocument()
  })

  test.each([{ code: 'email_invalid' }, { param: 'billing_details[email]' }])(
    'a refused email (%o) is told to the form that has its field; without one it shows here',
    async (error) => {
      const message = 'Invalid email address.'
      provider.createPaymentMethod.mockResolvedValue({ error: { message, ...error } })
      const heard = vi.fn<() => void>()
      const onPay: OnPay = async (create) => void (await create())
      const { rerender } = render(<Page onPay={onPay} onEmailRefused={heard} />)
      await enterCard()
      await userEvent.click(await button())
      await waitFor(() => expect(heard).toHaveBeenCalledOnce())
      expect(screen.queryByText(message)).not.toBeInTheDocument()
      rerender(<Page onPay={onPay} />)
      await userEvent.click(await button())
      expect(await screen.findByText(message)).toBeVisible()
    },
  )

  test('when it throws, the flow gets the error and the button returns', async () => {
    provider.createPaymentMethod.mockRejectedValueOnce(new Error('frame gone'))
    const heard = vi.fn<() => void>()
    render(<Page onPay={async (create) => void (await create().catch(heard))} />)
    await enterCard()
    await userEvent.click(await button())
    expect(heard).toHaveBeenCalledTimes(1)
    expect(await button()).not.toHaveAttribute('aria-disabled')
  })

  test('when it never answers, the wait ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    provider.createPaymentMethod.mockReturnValueOnce(new Promise(() => {}))
    const onMethod = vi.fn<(id: string | null) => void>()
    render(<Page onPay={async (create) => onMethod(await create())} />)
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(await field(), '4242')
    ;(await button()).click()
    await act(async () => vi.advanceTimersByTimeAsync(30_000))
    expect(onMethod).toHaveBeenCalledWith(null)
    vi.useRealTimers()
  })
})

test('with half a card no unit is held: the provider says what is missing', async () => {
  provider.createPaymentMethod.mockResolvedValueOnce({
    error: { message: 'Your card number is incomplete.' },
  })
  const onPay = vi.fn<OnPay>()
  render(<Page onPay={onPay} />)
  await userEvent.click(await button())
  expect(await screen.findByText('Your card number is incomplete.')).toBeVisible()
  const focused = await field()
  await waitFor(() => expect(focused).toHaveFocus())
  expect(onPay).not.toHaveBeenCalled()
})

test('a blocked form says why, and nothing can be paid', async () => {
  const onPay = vi.fn<OnPay>()
  const reason = 'Accept the rules and restrictions first.'
  const { rerender } = render(<Page onPay={onPay} whyDisabled={reason} />)
  expect(await button()).toBeDisabled()
  expect(await button()).toHaveAccessibleDescription(reason)
  expect(provider.create.mock.calls[0]?.[1].disabled).toBe(true)
  rerender(<Page onPay={onPay} />)
  expect(await button()).toBeEnabled()
  await enterCard()
  await userEvent.click(await button())
  expect(onPay).toHaveBeenCalledTimes(1)
})

test("the field's letters are 16 px, so that phones don't zoom in, and it asks for no email", async () => {
  render(<Page />)
  await field()
  expect(provider.create.mock.calls[0]?.[1]).toMatchObject({
    style: { base: { fontSize: '16px' } },
    disableLink: true,
  })
})

test("the field has the ZIP code of the delivery's address, to be changed", async () => {
  render(<Page />)
  await field()
  expect(provider.create.mock.calls[0]?.[1]).toMatchObject({ value: { postalCode: '61101' } })
})

describe('without the card provider', () => {
  /** The scripts that were added to the page. */
  const scripts: string[] = []
  let scriptEvent: 'load' | 'error'

  /** The form on a new page. */
  async function loadForm() {
    scripts.length = 0
    scriptEvent = 'load'
    vi.stubEnv('VITE_STRIPE_STAND_IN', '/local/stripe.js')
    vi.resetModules()
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      if (!(script instanceof HTMLScriptElement)) return
      scripts.push(script.src)
      const event = new Event(scriptEvent)
      queueMicrotask(() => script.dispatchEvent(event))
    })
    return (await import('./CardPayment')).CardPayment
  }

  test('the page says that loading failed, and another try keeps what was typed', async () => {
    const Form = await loadForm()
    scriptEvent = 'error'
    expect(scripts).toEqual([])
    render(<Page Form={Form} />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading the card form…')
    expect(await screen.findByRole('alert')).toHaveTextContent(/card form didn't load/)
    expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    await userEvent.type(screen.getByLabelText('Note'), 'Gate code 12')
    scriptEvent = 'load'
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await button()).toBeVisible()
    expect(screen.getByLabelText('Note')).toHaveValue('Gate code 12')
  })

  test('asks for a reload when a script of the site is missing', async () => {
    const Form = await loadForm()
    const { ChunkLoadError } = await import('~/lib/loading/lazy-import')
    start = () => {
      throw new ChunkLoadError('gone')
    }
    render(<Page Form={Form} />)
    expect(await screen.findByRole('alert')).toHaveTextContent(/card form didn't load/)
    expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload this page' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })
})
