// The owner's rules for moving a rental and for rain. A rule that isn't set is left out.
import type { Day } from '~/lib/domain/day'
import { moveWords } from '~/lib/time/move-until'
import { fullConfig } from '~/settings/part-settings'

type MovingRuleProps = {
  /** The first day of the rental; undefined before one is chosen. */
  first: Day | undefined
  today: Day
}

export function MovingRule({ first, today }: MovingRuleProps) {
  const { moveUntilDays, rainRule } = fullConfig
  const words = [moveUntilDays !== null && moveWords(moveUntilDays, first, today), rainRule]
  const text = words.filter(Boolean).join(' ')
  return text === '' ? null : <p>{text}</p>
}
