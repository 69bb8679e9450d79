// A card provider for tests: its field is one text input, filled with a card or not.
import type { Stripe, StripeCardElementChangeEvent } from '@stripe/stripe-js'
import { vi } from 'vitest'
// Loaded before the tests: the form fetches it when it is shown, which takes a busy computer its
// time.
import '~/components/payment/CardPaymentForm'

type Made = {
  paymentMethod?: { id: string }
  error?: { message: string; code?: string; param?: string }
}
type Changed = (change: Partial<StripeCardElementChangeEvent>) => void

type Handlers = {
  ready: (event: { availablePaymentMethods: { applePay: boolean } | undefined }) => void
  click: (event: { resolve: () => void }) => void
  confirm: (sheet: { paymentFailed: (why: object) => void }) => void
  cancel: () => void
  loaderror: () => void
}

/** The settings of a test, and the calls that it can check. */
export function fakeCardProvider() {
  /** The wallets: a browser has none, unless a test says so. The sheet is open after `press`. */
  const wallet = {
    isThere: false as boolean | 'unknown',
    handlers: {} as Partial<Handlers>,
    submit: vi.fn(async (): Promise<{ error?: { message: string } }> => ({})),
    paymentFailed: vi.fn<(why: object) => void>(),
    options: {} as { amount?: number; mode?: string },
    /** Presses the wallet's button; true if its sheet opens. */
    press() {
      let isOpen = false
      wallet.handlers.click?.({ resolve: () => (isOpen = true) })
      return isOpen
    },
    confirm: () => wallet.handlers.confirm?.({ paymentFailed: wallet.paymentFailed }),
  }
  const createWallets = vi.fn((_options: object) => ({
    mount: () => {
      if (wallet.isThere === 'unknown') return
      const availablePaymentMethods = wallet.isThere ? { applePay: true } : undefined
      queueMicrotask(() => wallet.handlers.ready?.({ availablePaymentMethods }))
    },
    destroy: () => {},
    update: () => {},
    on: (event: keyof Handlers, listener: never) => void (wallet.handlers[event] = listener),
    off: (event: keyof Handlers) => void delete wallet.handlers[event],
  }))
  const createPaymentMethod = vi.fn(async (_details: object): Promise<Made> => ({
    paymentMethod: { id: 'pm_1' },
  }))
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
    elements: (options?: { mode?: string }) => {
      if (options?.mode === undefined) return { create, getElement: () => current }
      wallet.options = options
      return {
        create: (_type: string, given: object) => createWallets(given),
        update: (changed: object) => void Object.assign(wallet.options, changed),
        submit: wallet.submit,
      }
    },
    createPaymentMethod,
    createToken: missing,
    confirmCardPayment: missing,
  } as unknown as Stripe
  return { stripe, create, createPaymentMethod, wallet, createWallets }
}
