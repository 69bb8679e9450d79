// The rules for bad weather, moving, canceling and refunds. All but the first sentence follow the
// owner's settings, so the contract can't say something else than the pages do.
import { cancellationNoticeHours } from '~/lib/domain/business'

/** The rule for bad weather, word for word as in the contract. */
export const weatherRule =
  'If weather or anything else outside our control makes a rental unsafe or impossible, we may postpone or cancel it.'

type ChangeSettings = { rainRule: string; moveUntilDays: number; maxMoves: number }

/** Whether the owner has set more than the contract's sentence says. */
export const hasChangeRules = ({ rainRule, maxMoves }: ChangeSettings): boolean =>
  rainRule !== '' || maxMoves > 0

/**
 * Until when a rental is moved and canceled, what happens after rain, and who refunds what; a rule
 * for each.
 */
export function changeRules({ rainRule, moveUntilDays, maxMoves }: ChangeSettings): string[] {
  const until =
    moveUntilDays === 0
      ? 'Until the day of the event'
      : `Until ${moveUntilDays} ${moveUntilDays === 1 ? 'day' : 'days'} before the event`
  return [
    weatherRule,
    ...(rainRule === '' ? [] : [rainRule]),
    maxMoves > 0
      ? `${until} you can move all of a booking to another free day yourself, on its page, ${maxMoves === 1 ? 'once' : `up to ${maxMoves} times`}. After that, ask our office.`
      : 'Our office moves a booking to another day: ask us.',
    `${until} you can cancel a booking yourself, on its page, if nothing is paid.`,
    `If something is paid, or it's later than that, our office cancels: call us at least ${cancellationNoticeHours} hours before delivery.`,
    `Only our office makes refunds. ${rainRule === '' ? 'The' : 'Unless the rule for rain above says more, the'} deposit and the damage waiver aren't refunded.`,
  ]
}
