import {
  acceptRules,
  cards,
  chooseDay,
  fill,
  fillCard,
  hold,
  mailed,
  maria,
  pay,
  press,
} from './visitor.mjs'

async function openPopup({ page, open, bookingDay }) {
  await open('/inflatable/harbor-combo')
  await chooseDay(page, bookingDay)
  await fill(page, maria)
  await press(page, 'Book Now')
  const popup = page.getByRole('dialog', { name: /^Book / })
  await popup.waitFor()
  return popup
}

async function openCardForm(visitor) {
  const popup = await openPopup(visitor)
  await popup.getByRole('radio', { name: 'Credit Card' }).check()
  await acceptRules(popup)
  return popup
}

export const popup = [
  { name: 'popup', steps: openPopup },
  {
    name: 'popup-office',
    steps: async (visitor) => {
      const popup = await openPopup(visitor)
      await acceptRules(popup)
      await popup.getByRole('button', { name: 'Book Now' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'popup-card',
    steps: async (visitor) => {
      const popup = await openCardForm(visitor)
      await fillCard(popup, cards.good)
      await popup.getByRole('button', { name: /^Pay \$/ }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'popup-deposit',
    steps: async (visitor) => {
      const popup = await openPopup(visitor)
      await popup.getByRole('radio', { name: 'Pay Deposit Due ($100.00)' }).check()
      await popup.getByRole('radio', { name: 'Credit Card' }).check()
    },
  },
  {
    name: 'popup-processing',
    steps: async (visitor) => {
      const popup = await openCardForm(visitor)
      await fillCard(popup, cards.good)
      await hold(visitor.page, '**/local/paymentMethods')
      await pay(popup)
      await popup.getByText('Procesing Payment').filter({ visible: true }).first().waitFor()
    },
  },
  {
    name: 'popup-failed',
    steps: async (visitor) => {
      const popup = await openCardForm(visitor)
      await fillCard(popup, cards.declined)
      await pay(popup)
      await popup.getByText('*Payment Failed, try again.').waitFor()
    },
  },
  {
    name: 'popup-payment-unknown',
    steps: async (visitor) => {
      const popup = await openCardForm(visitor)
      await fillCard(popup, cards.nonsense)
      await pay(popup)
      await popup
        .getByRole('button', { name: 'Send the same payment again' })
        .scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'popup-completed',
    steps: async (visitor) => {
      const popup = await openCardForm(visitor)
      await fillCard(popup, cards.good)
      await pay(popup)
      await mailed(visitor.page)
    },
  },
]
