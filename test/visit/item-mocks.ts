// What stands in for database and services in tests that book from an item's page. To be imported before anything else: vitest
// puts a mock in place for all that is loaded after it.
import './order-mocks'
import { beforeEach, vi } from 'vitest'
import { serverNow } from '~/lib/services/clock'
import { chargeCard } from '~/lib/services/payment'

vi.mock('~/lib/db/days/allocations')
vi.mock('~/lib/db/bookings/booking-commit')
vi.mock('~/lib/db/catalogue')
vi.mock('~/lib/db/days/release-stale-units')
vi.mock('~/lib/db/days/item-uses')
vi.mock('~/lib/db/settings')
vi.mock('~/lib/services/clock')
vi.mock('~/lib/services/distance')
vi.mock('~/lib/services/mailer')
vi.mock('~/lib/services/payment')
// Commits are sent once: the waits between repeats are real time.
vi.mock('~/lib/db/commit', () => ({ untilAnswered: (send: () => unknown) => send() }))

// Unless a test says otherwise, cards are good, and the device's clock is right.
beforeEach(() => {
  vi.mocked(chargeCard).mockReset().mockResolvedValue('paid')
  vi.mocked(serverNow).mockImplementation(async () => Date.now())
})
