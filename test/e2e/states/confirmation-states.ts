// The confirmation of each kind of order.
import { expect } from '@playwright/test'
import type { Confirmation } from '~/lib/booking/order/confirmation'
import { openConfirmation, type State } from './state'

const kinds: [name: string, told: Partial<Confirmation>, words: string][] = [
  ['in the office', {}, 'Your booking has been confirmed'],
  ['its mail down', { mail: 'failed' }, 'Error sending email confirmation:'],
  [
    'the deposit by card',
    { card: true, paidCents: 100_00, dueCents: 192_84, invoiceMail: 'sent' },
    'Your Booking is Completed !',
  ],
]

export const confirmationStates: State[] = kinds.map(([name, fields, words]) => ({
  name: `the confirmation, ${name}`,
  async open(page) {
    await openConfirmation(page, fields)
    await expect(page.getByRole('dialog').getByText(words).first()).toBeVisible()
  },
}))
