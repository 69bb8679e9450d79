import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeCardProvider } from '#test/stand-ins/card-provider'
import { CardPayment } from './CardPayment'
import type { CardPaymentProps } from './payment-method'

const provider = fakeCardProvider()
const { wallet } = provider
beforeEach(() => {
  provider.createPaymentMethod.mockReset().mockResolvedValue({ paymentMethod: { id: 'pm_1' } })
  wallet.isThere = true
  wallet.submit.mockReset().mockResolvedValue({})
  wallet.paymentFailed.mockReset()
  vi.stubGlobal(
    'Stripe',
    Object.assign(() => provider.stripe, { version: 'endive' }),
  )
})

const billing = { name: 'Maria Jensen', email: 'maria@example.com' }
const form = (props: Partial<CardPaymentProps>) => (
  <CardPayment
    amountCents={475_40}
    billing={billing}
    address=""
    loadingText="…"
    busy={false}
    onPay={() => {}}
    {...props}
  />
)

/** The form of a browser with a wallet. */
async function show(props: Partial<CardPaymentProps> = {}) {
  const { rerender } = render(form(props))
  const group = await screen.findByRole('group', { name: 'Apple Pay and Google Pay' })
  await screen.findByText('or pay with a card')
  return { group, change: (changed: Partial<CardPaymentProps>) => rerender(form(changed)) }
}
const payButton = () => screen.findByRole('button', { name: 'Pay $475.40' })
const told = () => wallet.paymentFailed.mock.calls.length

/** Pays with the sheet, and waits until the payment is over. */
async function pay(
  onPay: CardPaymentProps['onPay'] = async (create) => void (await create()),
  more: Partial<CardPaymentProps> = {},
) {
  const paid = vi.fn<() => void>()
  await show({ ...more, onPay: (create) => Promise.resolve(onPay(create)).finally(paid) })
  expect(wallet.press()).toBe(true)
  await act(async () => wallet.confirm())
  await waitFor(() => expect(paid).toHaveBeenCalled())
}

describe('where the browser has a wallet', () => {
  test('it is above the card, only Apple Pay and Google Pay, with the amount as it is now', async () => {
    const { group, change } = await show()
    const card = await screen.findByRole('form', { name: 'Card payment' })
    expect(group.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(provider.createWallets.mock.calls[0]?.[0]).toMatchObject({
      paymentMethods: { link: 'never', amazonPay: 'never', paypal: 'never', klarna: 'never' },
    })
    expect(wallet.options).toMatchObject({
      mode: 'payment',
      currency: 'usd',
      paymentMethodCreation: 'manual',
      allowedPaymentMethodTypes: ['card'],
      amount: 475_40,
    })
    change({ amountCents: 100_00 })
    expect(wallet.options.amount).toBe(100_00)
  })

  test('its sheet opens within the press, and nothing is asked for until it is confirmed', async () => {
    const onPay = vi.fn<CardPaymentProps['onPay']>()
    await show({ onPay })
    expect(wallet.press()).toBe(true)
    // Dismissed.
    act(() => wallet.handlers.cancel?.())
    expect(onPay).not.toHaveBeenCalled()
    expect(provider.createPaymentMethod).not.toHaveBeenCalled()
    expect(await payButton()).toBeEnabled()
  })

  test('it makes the payment method of a confirmed sheet, when the flow asks', async () => {
    const made: (string | null)[] = []
    await pay(async (create) => {
      expect(wallet.submit).not.toHaveBeenCalled()
      made.push(await create())
    })
    expect(made).toEqual(['pm_1'])
    const [details] = provider.createPaymentMethod.mock.calls[0] ?? []
    expect(details).toMatchObject({ params: { billing_details: billing } })
    expect(told()).toBe(0)
  })

  test.each([
    ['blocked', { whyDisabled: 'Accept the rules first.' }],
    ['while a payment runs', { busy: true }],
  ])('it takes no press %s', async (_, props) => {
    const { group } = await show(props)
    expect(group).toHaveAttribute('inert')
  })
})

describe('the sheet is told that nothing was paid', () => {
  const words = 'Your card was declined.'
  test.each([
    [
      'the wallet refuses',
      () => provider.createPaymentMethod.mockResolvedValue({ error: { message: words } }),
      words,
    ],
    [
      'the sheet is incomplete',
      () => wallet.submit.mockResolvedValue({ error: { message: words } }),
      words,
    ],
    [
      'the script fails',
      () => provider.createPaymentMethod.mockRejectedValue(new Error('frame gone')),
      "Your wallet didn't respond. Nothing was charged.",
    ],
  ])('when %s', async (_, fail, text) => {
    fail()
    const made: (string | null)[] = []
    await pay(async (create) => void made.push(await create()))
    expect(made).toEqual([null])
    expect(told()).toBe(1)
    expect(screen.getByText(text)).toBeVisible()
  })

  test("when the provider refuses the email, which the form's own field says", async () => {
    const error = { message: 'Invalid email address.', code: 'email_invalid' }
    provider.createPaymentMethod.mockResolvedValue({ error })
    const heard = vi.fn<() => void>()
    await pay(async (create) => void (await create()), { onEmailRefused: heard })
    expect(told()).toBe(1)
    expect(heard).toHaveBeenCalledOnce()
    expect(screen.queryByText(error.message)).not.toBeInTheDocument()
  })

  test('when the wallet never answers', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    provider.createPaymentMethod.mockReturnValue(new Promise(() => {}))
    await show({ onPay: async (create) => void (await create()) })
    wallet.press()
    await act(async () => wallet.confirm())
    await act(async () => vi.advanceTimersByTimeAsync(29_000))
    expect(told()).toBe(0)
    await act(async () => vi.advanceTimersByTimeAsync(1_000))
    expect(told()).toBe(1)
    vi.useRealTimers()
  })

  test('when the flow needs no payment method, as with an order in another tab', async () => {
    await pay(() => {})
    expect(told()).toBe(1)
    expect(provider.createPaymentMethod).not.toHaveBeenCalled()
  })

  test('when the total no longer matches the sheet', async () => {
    const onPay = vi.fn<CardPaymentProps['onPay']>()
    const { change } = await show({ onPay })
    wallet.press()
    change({ onPay, amountCents: 100_00 })
    await act(async () => wallet.confirm())
    expect(onPay).not.toHaveBeenCalled()
    expect(told()).toBe(1)
    expect(screen.getByText(/Your total is now \$100.00. Nothing was charged/)).toBeVisible()
  })
})

describe('the card alone shows', () => {
  const noWallet = () =>
    expect(screen.queryByRole('group', { name: 'Apple Pay and Google Pay' })).toBeNull()

  test('where the browser has no wallet', async () => {
    wallet.isThere = false
    render(form({}))
    expect(await payButton()).toBeVisible()
    await waitFor(noWallet)
  })

  test('where no wallet is named within four seconds, and a late one moves nothing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    wallet.isThere = 'unknown'
    render(form({}))
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Loading the card form'),
    )
    await payButton()
    await act(async () => vi.advanceTimersByTimeAsync(4_000))
    noWallet()
    act(() => wallet.handlers.ready?.({ availablePaymentMethods: { applePay: true } }))
    noWallet()
    vi.useRealTimers()
  })
})
