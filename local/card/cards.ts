// The test cards by their last four digits, the only part of a number that the stand-ins get.
// `local/README.md` lists them for people: keep the two in step.

/**
 * How the answer to a charge reaches the customer. A repeat with the same key gets its answer at
 * once. A 'lost' answer breaks off halfway. A 'dropped' one breaks off before it begins, so a
 * browser may repeat the charge by itself.
 */
export type Delivery = 'prompt' | 'slow' | 'lost' | 'dropped' | 'babbled'
/**
 * What the payment service does with a card. When it is 'down', it charges nothing and doesn't
 * answer.
 */
type Charging = Delivery | 'down' | 'asks the bank' | { declined: string }

const declined = (message: string): Charging => ({ declined: message })

const byEnding: Readonly<Record<string, Charging>> = {
  // Stripe's published test numbers (docs.stripe.com/testing).
  '4242': 'prompt',
  '4444': 'prompt',
  '0005': 'prompt',
  '1117': 'prompt',
  '0002': declined('Your card was declined.'),
  '9995': declined('Your card has insufficient funds.'),
  '9987': declined('Your card was declined.'),
  '9979': declined('Your card was declined.'),
  '0069': declined('Your card has expired.'),
  '0127': declined("Your card's security code is incorrect."),
  '0119': declined('An error occurred while processing your card. Try again in a little bit.'),
  '3184': 'asks the bank',
  // What a service answers that can't ask the customer.
  '3155': declined('Your card was declined. This transaction requires authentication.'),
  // Failures of the service itself.
  '5001': 'down',
  '6009': 'slow',
  '7007': 'babbled',
  '8005': 'lost',
  '8104': 'dropped',
}

/**
 * What a charge of the card with these last four digits does. Nobody should type a real card here.
 */
export function chargingOf(ending: string): Charging {
  return byEnding[ending] ?? declined('Your card was declined: it is none of the test cards.')
}

/** The card that the provider answers with an error, and the one whose answer is an exception. */
export const unusableEndings = { refused: '4004', thrown: '9003' } as const
