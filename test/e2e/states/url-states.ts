// Every screen by its URL, as a visitor first finds it.
import type { Page } from '@playwright/test'
import { examplePages } from '../../../local/catalog/example-pages'
import { storeInvoice, storeInvoiceOfOthers } from '../steps/bookings'
import { takenSaturday } from '../steps/event-steps'
import { visit, state, type State } from './state'

const urls = [
  ...examplePages.map(({ url }) => url),
  '/inflatables/nothing-of-the-kind',
  '/inflatable/forty-foot-obstacle-run',
  '/inflatable/no-such-thing',
  '/extra/wedding-flower-arch',
  '/extra/lakeside-house',
  // The day is no part of a prerendered page: it must find its room.
  `/inflatables/bounce-houses?date=${takenSaturday()}&sort=price-low`,
  `/inflatable/rockford-castle?date=${takenSaturday()}`,
  `/inflatable/big-blue-slide?date=${takenSaturday()}`,
]

export const urlStates: State[] = urls.map((url) => ({
  name: url,
  open: (page: Page) => visit(page, url),
}))

export const invoiceStates: State[] = [
  state('an invoice that is paid', async (page) =>
    visit(page, `/invoice/${await storeInvoice({ paid: true })}`),
  ),
  state('an invoice that is due', async (page) =>
    visit(page, `/invoice/${await storeInvoice({ paid: false })}`),
  ),
  state('an invoice that somebody is paying', async (page) =>
    visit(page, `/invoice/${await storeInvoiceOfOthers('paying')}`),
  ),
  state('an invoice that somebody may have paid', async (page) =>
    visit(page, `/invoice/${await storeInvoiceOfOthers('tried')}`),
  ),
]
