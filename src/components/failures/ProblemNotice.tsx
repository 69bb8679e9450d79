import type { ComponentProps } from 'react'
import type { ProblemKind } from '~/lib/domain/problem'
import { Notice } from '~/ui/notice/Notice'
import { useProblem } from './use-problem'

type ProblemNoticeProps = Partial<ComponentProps<typeof Notice>> & {
  /** What failed; null if nothing of ours did. */
  problem: ProblemKind | null
  /** A `Failure`, if it is known. */
  cause?: unknown
}

/** Tells the visitor that something of ours failed, and notes it for the business. */
export function ProblemNotice({ problem, cause, ...notice }: ProblemNoticeProps) {
  useProblem(problem, cause)
  return <Notice tone="error" {...notice} />
}
