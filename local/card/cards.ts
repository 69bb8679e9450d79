// The test cards by their last four digits, the only part of a number that the stand-ins get.
// `local/README.md` lists them for people: keep the two in step.

/**
 * What the payment service does with a card. Of the failures, only 'down' charges nothing; a repeat with the same key gets
 * its answer at once. 'lose' ends the answer halfway; 'drop' ends it before it begins, after which a browser may repeat the
 * charge by itself.
 */
type Charging =
  | { does: 'charge' }
  | { does: 'decline'; message: string }
  | { does: 'down' | 'slow' | 'lose' | 'drop' | 'babble' }

const good: Charging = { does: 'charge' }
const declined = (message: string): Charging => ({ does: 'decline', message })

const byEnding: Readonly<Record<string, Charging>> = {
  // Stripe's published test numbers (docs.stripe.com/testing).
  '4242': good,
  '4444': good,
  '0005': good,
  '1117': good,
  '0002': declined('Your card was declined.'),
  '9995': declined('Your card has insufficient funds.'),
  '9987': declined('Your card was declined.'),
  '9979': declined('Your card was declined.'),
  '0069': declined('Your card has expired.'),
  '0127': declined("Your card's security code is incorrect."),
  '0119': declined('An error occurred while processing your card. Try again in a little bit.'),
  // The service doesn't support the bank's authentication.
  '3155': declined('Your card was declined. This transaction requires authentication.'),
  // Failures of the service itself.
  '5001': { does: 'down' },
  '6009': { does: 'slow' },
  '7007': { does: 'babble' },
  '8005': { does: 'lose' },
  '8104': { does: 'drop' },
}

/** What a charge of the card with these last four digits does. Nobody should type a real card here. */
export function chargingOf(ending: string): Charging {
  return byEnding[ending] ?? declined('Your card was declined: it is none of the test cards.')
}

/** The card that the provider answers with an error, and the one whose answer is an exception. */
export const unusableEndings = { refused: '4004', thrown: '9003' } as const
