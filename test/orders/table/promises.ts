// What must hold for every order, whatever went wrong.
import type { OrderResult } from './flows'
import type { End } from './path'

/** The promises that a path broke; none, if all is well. */
export function brokenPromises(end: End): string[] {
  const { fault, way, flow, answers, charges, bookings, journal } = end
  const booked = bookings.length
  const [charge] = charges
  const byCard = (booking: End['bookings'][number]) =>
    booking['method'] === 'Credit Card' && flow.wanted.requestMode !== true
  // A cart's deposit can only be paid by card.
  const hasDeposit = (booking: End['bookings'][number]) =>
    flow.wanted.depositOnly === true && (flow.wanted.kind === 'item' || byCard(booking))
  const tells = (reference: string | undefined) =>
    answers.some((one) => referenceOf(one) === reference) && journal.includes(String(reference))
  const last = answers.at(-1)
  const open = answers.findLast((one) => referenceOf(one) !== undefined)
  // The page waits a day for the answer to a charge.
  const isWaiting = open !== undefined && booked === 0 && way !== 'back tomorrow'
  const noStorage = answers.some((one) => kindOf(one) === 'noStorage')
  // Without storage, a new page doesn't know the order and offers no button.
  const isForgotten = fault?.harm === 'forbidden'

  const promises: Record<string, boolean> = {
    'the fault was met': end.met,
    'at most one charge': charges.length <= 1,
    'at most one booking': booked <= 1 || isUnshared(end),
    'no unpaid booking beside a charge': charges.length === 0 || bookings.every(byCard),
    'no paid booking without a charge': charges.length > 0 || !bookings.some(byCard),
    'no sheet of a wallet waits for nothing': !end.hasSheet,
    'as many units as were booked': end.bookedUnits === booked * end.units,
    'nothing is held beyond 12 minutes': end.heldMinutes <= 12.1,
    'nothing is held for what is over': isWaiting || end.heldMinutes === 0,
    'a mail for a booking': end.mails >= booked,
    'an invoice mail for a deposit': end.invoiceMails >= bookings.filter(hasDeposit).length,
    'one mail each, unless its answer or its note was lost':
      isMailHarmed(end) || (end.mails <= 1 && end.invoiceMails <= 1),
    'a reference is shown and kept where a charge has no booking':
      charge === undefined || booked > 0 || tells(charge.reference),
    'no answer denies what was done': !claimsNothing(last) || booked + charges.length === 0,
    'an answer confirms the booking': booked === 0 || answers.some(isBooked) || end.isConfirmed,
    'the cart has lost what was booked': booked === 0 || end.cart === 0,
    'nothing personal stays once it is over': isWaiting || !isPersonal(end),
    'nothing at all stays of what came to nothing':
      open !== undefined || booked + charges.length > 0 || !journal.includes('{'),
    'it is booked in the end, unless a charge is waited for':
      way === null ||
      way === 'back tomorrow' ||
      booked > 0 ||
      (open !== undefined && !wasSentAgain(end)) ||
      noStorage ||
      isForgotten,
  }
  return Object.keys(promises).filter((name) => promises[name] === false)
}

/**
 * Two tabs share nothing but localStorage, and that had no room for an order that is paid in the
 * office.
 */
const isUnshared = ({ fault, way }: End) =>
  way === 'second tab' && fault?.harm === 'full' && fault.step === 'journal: sending'

/**
 * The same charge was sent again to a service that remembers its key. A success then counts; a
 * refusal proves nothing.
 */
const wasSentAgain = ({ way, flow, ignoresKeys }: End) =>
  !ignoresKeys && flow.card !== 'declined' && way !== 'another card' && way !== 'the office'

const isBooked = (answer: OrderResult) => ['booked', 'alreadyBooked'].includes(kindOf(answer) ?? '')

const kindOf = (answer: OrderResult | undefined) =>
  typeof answer === 'object' ? answer.kind : answer
const referenceOf = (answer: OrderResult | undefined) =>
  typeof answer === 'object' ? answer.reference : undefined

const claimsNothing = (answer: OrderResult | undefined) =>
  [
    'declined',
    'chargeRefused',
    'cardError',
    'shortage',
    'differs',
    'outdated',
    'noStorage',
    'down',
    'refused',
  ].includes(kindOf(answer) ?? '')

/** Whether the text has a name or an address. */
const isPersonal = ({ journal, email }: End) =>
  journal.includes(email) || /Maria|Jensen|Oak St|555-0100/.test(journal)

/** The mail was sent, but the note that it was sent couldn't be stored. */
function isMailHarmed({ fault }: End): boolean {
  if (fault === null) return false
  const { step, harm } = fault
  return step.includes('mail')
    ? ['dies before', 'dies after', 'answer lost', 'hangs'].includes(harm)
    : harm === 'full'
}
