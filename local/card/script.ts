// The files of the stand-in for Stripe's script, in the order in which they run as one script.
import { join } from 'node:path'

const file = (name: string) => join(import.meta.dirname, name)

export const scriptFiles = [
  file('card-field.js'),
  file('wallets.js'),
  file('bank.js'),
  file('stripe.js'),
] as const
