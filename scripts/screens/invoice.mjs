import { cards, fillCard, pay, writeDocument } from './visitor.mjs'

// Two of the demo office's bookings: one that is still due, one of last week that is paid.
const due = 'Qm7RtY2xKc9LvB4nWz1D'
const paid = 'G0kXs4ThUz7RoL9vQi6B'

async function openInvoice({ page, open }, id, booking) {
  await writeDocument(page, `invoices-test/${id}`, { bookingId: booking, paid: booking === paid })
  await open(`/invoice/${id}`)
}

export const invoice = [
  { name: 'invoice', whole: true, steps: (visitor) => openInvoice(visitor, 'due', due) },
  { name: 'invoice-paid', whole: true, steps: (visitor) => openInvoice(visitor, 'paid', paid) },
  {
    name: 'invoice-declined',
    steps: async (visitor) => {
      await openInvoice(visitor, 'due', due)
      await fillCard(visitor.page, cards.declined)
      await pay(visitor.page)
      await visitor.page.getByText('*Payment Failed, try again.').waitFor()
    },
  },
  { name: 'invoice-not-found', steps: ({ open }) => open('/invoice/none') },
  {
    name: 'invoice-booking-not-found',
    steps: (visitor) => openInvoice(visitor, 'without-booking', 'deleted-by-the-office'),
  },
]
