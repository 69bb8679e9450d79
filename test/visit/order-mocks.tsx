// The two parts of an order's screen that jsdom can't run: the card provider's field and the
// address suggestions. A test file imports this before anything else: vitest puts a mock in place
// for all that is loaded after it.
import { vi } from 'vitest'
import type { CardPaymentProps } from '~/components/payment/payment-method'

vi.mock('~/components/address/AddressSuggester', () => ({ AddressSuggester: () => null }))
// This one always holds a card.
vi.mock('~/components/payment/CardPayment', () => ({
  loadCardForm: vi.fn<() => Promise<void>>(async () => {}),
  CardPayment: ({ amountCents, blocked, busy, loadingText, onPay }: CardPaymentProps) => (
    <>
      <button
        type="button"
        disabled={Boolean(blocked)}
        onClick={() => void onPay(async () => 'pm_card')}
      >
        Pay {amountCents} cents
      </button>
      <output>{busy && loadingText}</output>
    </>
  ),
}))
