// The states that cancel, move and undo have in common.
import { useState } from 'react'
import type { CancelOutcome } from '~/lib/booking/change/cancel'
import type { MoveOutcome } from '~/lib/booking/change/move'

type Made = 'moved' | 'canceled'
type Kind = (CancelOutcome | MoveOutcome)['kind']
/** Why a change wasn't made, or 'unanswered'. */
export type WhyNotMade = Exclude<Kind, Made>

export function useOwnChange(onReadAgain: () => void) {
  const [busy, setBusy] = useState(false)
  const [notMade, setNotMade] = useState<{ kind: WhyNotMade } | null>(null)

  async function run(change: Promise<CancelOutcome | MoveOutcome>): Promise<Kind> {
    setBusy(true)
    setNotMade(null)
    const { kind } = await change
    setBusy(false)
    if (kind !== 'moved' && kind !== 'canceled') setNotMade({ kind })
    // The page then shows the booking as it is now.
    if (kind === 'differs' || kind === 'gone') onReadAgain()
    return kind
  }

  return { busy, notMade, run }
}
