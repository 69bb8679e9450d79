// What the chosen days and units cost all-in, before the buttons, and what that is made of.
import { useProblem } from '~/components/failures/use-problem'
import { AllInAmount } from '~/components/rental/AllInAmount'
import { useOrderSoFar } from '~/components/rental/use-order-so-far'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { formatCents, type Cents } from '~/lib/domain/money'
import { useChoices } from '~/lib/order-form/draft'
import { allIn, allInName, type AllIn } from '~/lib/pricing/all-in'
import styles from './ItemAmount.module.css'

type ItemAmountProps = {
  item: Item & { priceCents: Cents }
  days: readonly Day[]
  quantity: number
}

export function ItemAmount({ item, days, quantity }: ItemAmountProps) {
  const soFar = useOrderSoFar()
  const { damageWaiver, insurance } = useChoices(null)
  useProblem(soFar.delivery.kind === 'noDistance' ? 'distance' : null)
  const price = allIn(soFar, { priceCents: item.priceCents, quantity, days })
  return (
    <div className={`stack-8 ${styles.amount}`}>
      <AllInAmount {...price} />
      <span className="note">
        {soFar.delivery.kind === 'noDistance'
          ? "We can't calculate delivery there right now. Check the address, or call us."
          : [
              ...wordsOf(price),
              (damageWaiver || insurance) && 'Your cart adds optional protection.',
            ]
              .filter(Boolean)
              .join(' ')}
      </span>
    </div>
  )
}

/** "$185.00 rent + $30.00 delivery + $16.19 tax.", and the order's amount, or how to see more. */
function wordsOf({ rentCents, deliveryFeeCents, taxCents, missing, adds, orderCents }: AllIn) {
  const parts = [
    `${formatCents(rentCents)} rent`,
    missing === '' && !adds && `${formatCents(deliveryFeeCents)} delivery`,
    missing !== 'delivery & tax' && `${formatCents(taxCents)} tax`,
  ].filter(Boolean)
  const made = parts.length > 1 && `${parts.join(' + ')}.`
  return orderCents === null
    ? [made || 'Choose your town to see delivery and tax.']
    : [made, `Your order is then ${formatCents(orderCents)} ${allInName(missing)}.`]
}
