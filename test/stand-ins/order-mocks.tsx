// The two parts of an order's screen that jsdom can't run: the card provider's field and the
// address suggestions. A test file imports this before anything else: vitest puts a mock in place
// for all that is loaded after it.
import { vi } from 'vitest'
import type { CardPaymentProps } from '~/components/payment/payment-method'

vi.mock('~/components/address/AddressSuggester', () => ({ AddressSuggester: () => null }))
// This one always holds a card. The provider refuses any email at refused.test.
vi.mock('~/components/payment/CardPayment', () => ({
  loadCardForm: vi.fn<() => Promise<void>>(async () => {}),
  CardPayment: ({
    amountCents,
    billing,
    whyDisabled,
    busy,
    loadingText,
    ...on
  }: CardPaymentProps) => (
    <>
      <button
        type="button"
        data-billing={JSON.stringify(billing)}
        disabled={Boolean(whyDisabled)}
        onClick={() =>
          void on.onPay(async () => {
            if (!billing.email.endsWith('@refused.test')) return 'pm_card'
            on.onEmailRefused?.()
            return null
          })
        }
      >
        Pay {amountCents} cents
      </button>
      <output>{busy && loadingText}</output>
    </>
  ),
}))
