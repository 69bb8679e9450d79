// What stands in for the world outside in every test of an order on screen: database, services, card form and addresses.
// Such a test file imports this before anything else: vitest puts a mock in place for all that is loaded after it.
import { beforeEach, vi } from 'vitest'
import type { CardPaymentProps } from '~/components/payment/card-payment-props'
import { serverNow } from '~/lib/services/clock'
import { chargeCard } from '~/lib/services/payment'

vi.mock('~/lib/db/days/allocations')
vi.mock('~/lib/db/bookings/booking-commit')
vi.mock('~/lib/db/catalogue')
vi.mock('~/lib/db/days/release-stale-units')
vi.mock('~/lib/db/days/item-uses')
// The real one, as the first page has made it: Firestore lets nobody open it a second time.
vi.mock(import('~/lib/db/client'), (original) => original())
vi.mock('~/lib/db/settings')
vi.mock('~/lib/services/clock')
vi.mock('~/lib/services/distance')
vi.mock('~/lib/services/mailer')
vi.mock('~/lib/services/payment')
vi.mock('~/components/fields/AddressSuggester', () => ({ AddressSuggester: () => null }))
// The provider's field can't be typed into here: this one always holds a card.
vi.mock('~/components/payment/CardPayment', () => ({
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

// Unless a test says otherwise, cards are good, and the device's clock is right.
beforeEach(() => {
  vi.mocked(chargeCard).mockReset().mockResolvedValue('paid')
  vi.mocked(serverNow).mockImplementation(async () => Date.now())
})
