// Why an own booking wasn't moved or canceled, or that nobody knows yet.
import { PhoneLink } from '~/components/contact/PhoneLink'
import { ProblemNotice } from '~/components/failures/ProblemNotice'
import type { ProblemKind } from '~/lib/domain/problem'
import { Button } from '~/ui/button/Button'
import type { WhyNotMade } from './use-own-change'

const nothing = 'Nothing about your booking has changed.'
const again = `${nothing} Try again in a moment, or call`

const words: Record<WhyNotMade, readonly [title: string, text: string]> = {
  taken: ['Somebody just booked that day.', `${nothing} Choose another day, or call`],
  crewFull: ['Our crew is fully booked on that day.', `${nothing} Choose another day, or call`],
  differs: [
    'Your booking has changed in the meantime.',
    'This page shows it as it is now. Look at it again, or call',
  ],
  gone: ['This booking is no longer there.', 'Questions? Call'],
  refused: ["We can't change this booking online.", `${nothing} Ask our office below, or call`],
  outdated: ['Please reload this page.', `${nothing} Our site was updated. Questions? Call`],
  busy: ['Another order or payment is still on its way.', again],
  paying: ['A payment for this booking is still on its way.', `${nothing} Please call`],
  unchecked: ["We can't check dates right now.", again],
  down: ["We couldn't reach our booking system.", again],
  noStorage: ["We couldn't reach our booking system.", again],
  unanswered: [
    "We don't know yet whether it worked.",
    'We got no answer. Check again in a moment to see how your booking stands, or call',
  ],
}

/** What the business hears of it. */
const noted: Partial<Record<WhyNotMade, ProblemKind>> = {
  refused: 'refused',
  unchecked: 'database',
  down: 'database',
  unanswered: 'outcome',
}

type ChangeNotMadeNoticeProps = { why: WhyNotMade; onReadAgain: () => void }

export function ChangeNotMadeNotice({ why, onReadAgain }: ChangeNotMadeNoticeProps) {
  const [title, text] = words[why]
  const isUncertain = why === 'unanswered'
  return (
    <ProblemNotice
      problem={noted[why] ?? null}
      title={title}
      action={
        isUncertain && (
          <Button look="outline" size="small" onClick={onReadAgain}>
            Check again
          </Button>
        )
      }
    >
      <p>
        <span>{text}</span> <PhoneLink />.
      </p>
    </ProblemNotice>
  )
}
