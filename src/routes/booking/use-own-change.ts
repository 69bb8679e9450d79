// The states that cancel, move and undo have in common.
import { useState } from 'react'
import type { CancelOutcome } from '~/lib/booking/change/cancel'
import type { MoveOutcome } from '~/lib/booking/change/move'

type Made = 'moved' | 'canceled'
type Kind = (CancelOutcome | MoveOutcome)['kind']
/** Why a change wasn't made, or 'unanswered'. */
export type ChangeProblem = Exclude<Kind, Made>

/** @param onCheck reads the booking again */
export function useOwnChange(onCheck: () => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ kind: ChangeProblem } | null>(null)

  /** Waits for a change, and returns what became of it. */
  async function run(change: Promise<CancelOutcome | MoveOutcome>): Promise<Kind> {
    setBusy(true)
    setProblem(null)
    const { kind } = await change
    setBusy(false)
    if (kind !== 'moved' && kind !== 'canceled') setProblem({ kind })
    // The page then shows the booking as it is now.
    if (kind === 'changed' || kind === 'gone') onCheck()
    return kind
  }

  return { busy, problem, run }
}
