// Bad weather, moving, canceling and refunds, by the business's settings: contract and pages agree.
import { cancellationNoticeHours } from '~/lib/domain/business'

/** The policy for bad weather, word for word as in the contract. */
export const weatherPolicy =
  'If weather or anything else outside our control makes a rental unsafe or impossible, we may postpone or cancel it.'

type ChangeSettings = { rainRule: string; moveUntilDays: number; maxMoves: number }

/** Whether the business has set more than the contract's sentence says. */
export const hasChangePolicies = ({ rainRule, maxMoves }: ChangeSettings): boolean =>
  rainRule !== '' || maxMoves > 0

/** A clause each for moving, canceling, rain and refunds. */
export function changePolicies({ rainRule, moveUntilDays, maxMoves }: ChangeSettings): string[] {
  const until =
    moveUntilDays === 0
      ? 'Until the day of the event'
      : `Until ${moveUntilDays} ${moveUntilDays === 1 ? 'day' : 'days'} before the event`
  return [
    weatherPolicy,
    ...(rainRule === '' ? [] : [rainRule]),
    maxMoves > 0
      ? `${until} you can move your whole booking to another available day yourself, on its page, ${maxMoves === 1 ? 'once' : `up to ${maxMoves} times`}. After that, ask our office.`
      : 'To move a booking to another day, ask our office.',
    `${until} you can cancel your booking yourself, on its page, if you haven't paid anything.`,
    `If you've paid anything, or it's later than that, call us to cancel at least ${cancellationNoticeHours} hours before delivery.`,
    refundPolicy(rainRule),
  ]
}

/** Who refunds what. It stands below the business's rain policy. */
export const refundPolicy = (rainRule: string): string =>
  `Only our office makes refunds. ${rainRule === '' ? 'The' : 'Unless our rain rule above says otherwise, the'} deposit and the damage waiver aren't refunded.`
