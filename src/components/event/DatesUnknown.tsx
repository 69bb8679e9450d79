// Until the taken days are read, no day can be chosen, because it might be taken.
import { PhoneLink } from '~/components/contact/PhoneLink'
import { ProblemNotice } from '~/components/failures/ProblemNotice'
import { TryAgain } from '~/components/failures/TryAgain'
import type { ProblemKind } from '~/lib/domain/problem'

/** @param problem 'missing' if it is the calendar's script that didn't load */
export function DatesUnknown({ problem = 'database' }: { problem?: ProblemKind }) {
  return (
    <ProblemNotice problem={problem} title="We can't check dates right now" action={<TryAgain />}>
      <p>
        Call us at <PhoneLink /> and we'll check for you.
      </p>
    </ProblemNotice>
  )
}
