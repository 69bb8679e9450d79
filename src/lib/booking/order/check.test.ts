import { expect, test, vi } from 'vitest'
import type { OrderForm } from '~/lib/booking/order/form'
import { prepare } from '~/lib/booking/order/prepare'
import { checkoutForm } from '~/../test/bookings'
import { day } from '~/../test/days'
import { openOffice } from '~/../test/office'

vi.mock('~/lib/db/booking-commit')
vi.mock('~/lib/db/catalogue')
vi.mock('~/lib/db/item-uses')
vi.mock('~/lib/db/settings')
vi.mock('~/lib/services/distance')
vi.mock('~/lib/services/mailer')

openOffice()

async function timeOf(form: Partial<OrderForm>) {
  const cart = [{ itemId: 'castle', days: [day('2027-06-12')], quantity: 1 }]
  const prepared = await prepare({ kind: 'cart', cart, form: checkoutForm(form), screen: '' })
  return 'booking' in prepared ? prepared.booking.specificTime : prepared
}

test.each(['Cash In Office', 'Credit Card'] as const)(
  'a time counts only with a time window, by %s',
  async (method) => {
    const specificTime = '15:30'
    expect(await timeOf({ method, timeWindow: 'exact', specificTime })).toBe('15:30')
    expect(await timeOf({ method, timeWindow: 'none', specificTime })).toBe('12:00')
  },
)
