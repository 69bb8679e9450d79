import type { FocusEvent } from 'react'

/**
 * For a row's `onFocus`: browsers leave a card cut off when Tab reaches a name that is partly
 * visible. A press must not move what it presses.
 */
export function showWholeCard({ target }: FocusEvent): void {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
