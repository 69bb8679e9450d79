import { PhoneLink } from '~/components/contact/PhoneLink'
import type { ProblemKind } from '~/lib/domain/problem'
import type { Failure } from '~/lib/failures/failure'
import type { Slot } from '~/ui/slot'
import { ChunkLoadNotice } from './ChunkLoadNotice'
import { failureWords } from './failure-words'
import { ProblemNotice } from './ProblemNotice'
import { TryAgain } from './TryAgain'

type FailureNoticeProps = {
  title: string
  failure: Failure
  /** What failed, if it isn't the database. */
  problem?: ProblemKind
  /** What is certain nevertheless: "Nothing was charged." */
  certain?: string
  /** Tries again; by default, reads the screen again. A refusal has none: it would come again. */
  action?: Slot
}

/** Says that the database or a service failed, why, and what the visitor can do. */
export function FailureNotice({
  title,
  failure,
  problem = 'database',
  certain = '',
  action = <TryAgain />,
}: FailureNoticeProps) {
  if (failure === 'missing') return <ChunkLoadNotice title={title} />
  const isFinal = failure === 'refused'
  const wayOn = isFinal ? 'Please call' : 'Try again in a moment, or call'
  const words = [failureWords[failure], certain, wayOn].filter((part) => part !== '').join(' ')
  return (
    <ProblemNotice problem={problem} cause={failure} title={title} action={isFinal ? null : action}>
      <p>
        <span>{words}</span> <PhoneLink />.
      </p>
    </ProblemNotice>
  )
}
