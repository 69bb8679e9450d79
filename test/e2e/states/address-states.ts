// Every screen by its address, as a visitor first finds it.
import type { Page } from '@playwright/test'
import { takenSaturday } from '../steps/event-steps'
import { storeInvoice } from '../steps/invoices'
import { visit, type State } from './state'

export const addresses = [
  '/',
  '/services',
  '/inflatables',
  // The other categories are the same screen with other rentals.
  '/inflatables/slides',
  '/inflatables/extras',
  '/inflatables/nothing-of-the-kind',
  '/inflatable/forty-foot-obstacle-run',
  '/inflatable/no-such-thing',
  '/extra/folding-chairs',
  '/extra/wedding-flower-arch',
  '/extra/lakeside-house',
  '/cart',
  '/checkout',
  '/booking/no-such-booking',
  '/booking',
  '/invoice/no-such-invoice',
  '/contract',
  '/about',
  '/blogs',
  '/blogs/blog1',
  '/blogs/no-such-post',
  '/contact',
  '/test',
  '/nowhere',
  // The day is no part of a written page: it must find its room.
  `/inflatables?date=${takenSaturday()}`,
  `/inflatables/bounce-houses?date=${takenSaturday()}&sort=price-low`,
  `/inflatable/rockford-castle?date=${takenSaturday()}`,
  `/inflatable/big-blue-slide?date=${takenSaturday()}`,
  '/inflatables/extras?date=2020-01-01',
]

export const addressStates: State[] = addresses.map((address) => ({
  name: address,
  open: (page: Page) => visit(page, address),
}))

export const invoiceStates: State[] = [
  {
    name: 'an invoice that is paid',
    open: async (page) => visit(page, `/invoice/${await storeInvoice({ paid: true })}`),
  },
  {
    name: 'an invoice that is due',
    open: async (page) => visit(page, `/invoice/${await storeInvoice({ paid: false })}`),
  },
  {
    name: 'an invoice whose booking is gone',
    open: async (page) =>
      visit(page, `/invoice/${await storeInvoice({ paid: false, booking: false })}`),
  },
]
