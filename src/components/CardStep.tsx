// The step that charges a card. After a charge whose outcome is open another card would be a second charge: then the same
// one is asked about again, or the booking that was paid for is finished.
import { CardPayment, type CardPaymentProps } from '~/components/CardPayment'
import { PayAgain } from '~/components/PayAgain'
import { formatCents } from '~/lib/money'

type CardStepProps = CardPaymentProps & {
  /** What the last step came to, if anything. */
  came: string | undefined
}

export function CardStep({ came, ...card }: CardStepProps) {
  const { amountCents, busy, loadingText, onPay } = card
  const again = { busy, loadingText, onPay: () => void onPay(noNewCard) }
  switch (came) {
    case 'unknownCharge':
      return <PayAgain label={`Pay ${formatCents(amountCents)}`} {...again} />
    case 'chargedUnanswered':
      return <PayAgain label="Finish my booking" note={onlyFinishes} {...again} />
    case 'chargedStuck':
      // Nothing but a call helps, and the notice says so.
      return null
    default:
      return <CardPayment {...card} />
  }
}

const onlyFinishes = 'You have paid. This charges nothing more; it only finishes your booking.'

const noNewCard = () => Promise.resolve(null)
