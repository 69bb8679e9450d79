// A card provider for tests: its field is one text input, filled with a card or not.
import type { Stripe, StripeCardElementChangeEvent } from '@stripe/stripe-js'
import { vi } from 'vitest'
// Loaded before the tests: the form fetches it when it is shown, which takes a busy computer its
// time.
import '~/components/payment/CardPaymentForm'

type Made = { paymentMethod?: { id: string }; error?: { message: string } }
type Changed = (change: Partial<StripeCardElementChangeEvent>) => void

/** What a test sets, and what it can check. */
export function fakeCardProvider() {
  const createPaymentMethod = vi.fn(
    async (_details: { billing_details: unknown }): Promise<Made> => ({
      paymentMethod: { id: 'pm_1' },
    }),
  )
  const create = vi.fn((_type: string, _options: { disabled: boolean; style: unknown }) => {
    const input = document.createElement('input')
    input.setAttribute('aria-label', 'Card number')
    const element = {
      mount: (host: HTMLElement) => host.append(input),
      destroy: () => input.remove(),
      update: ({ disabled }: { disabled?: boolean }) => {
        if (disabled !== undefined) input.disabled = disabled
      },
      focus: () => input.focus(),
      on: (event: string, listener: Changed) =>
        event === 'change' &&
        input.addEventListener('input', () =>
          listener({ complete: input.value !== '', error: undefined }),
        ),
      off: () => {},
    }
    current = element
    return element
  })
  let current: unknown = null
  const missing = () => Promise.reject(new Error('not part of this provider'))
  const stripe = {
    elements: () => ({ create, getElement: () => current }),
    createPaymentMethod,
    createToken: missing,
    confirmCardPayment: missing,
  } as unknown as Stripe
  return { stripe, create, createPaymentMethod }
}
