import { AlsoOtherDays } from './AlsoOtherDays'
import { daysWithoutYear } from '~/lib/time/day-text'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import type { CartEntry } from '~/lib/domain/cart'
import { categoryOf } from '~/lib/catalogue/filter'
import type { Item } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'
import { messages } from '~/lib/text/messages'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button/ButtonLink'
import { Dialog } from '~/ui/dialog/Dialog'
import { Picture } from '~/ui/Picture'
import styles from './InCartDialog.module.css'

type InCartDialogProps = {
  item: Item
  added: CartEntry | null
  /** Other days of the item in the cart. */
  others: readonly Day[]
  /** Units of it on the added days. */
  keptUnits: number
  /** Removes the item's other days from the cart. */
  onKeepOnly: () => void
  /** Restores the other days after they were removed. */
  onUndoKeep: (() => void) | null
  onClose: () => void
}

export function InCartDialog({ item, added, others, onClose, ...keep }: InCartDialogProps) {
  const carried = useCarriedDays()
  const quantity = added && added.quantity > 1 ? `${added.quantity} x ` : ''
  const days = daysWithoutYear(added?.days ?? [])
  const home = categoryOf(item)?.slug ?? (item.kind === 'extras' ? 'extras' : 'all-rentals')
  return (
    <Dialog open={added !== null} onClose={onClose} title={messages.inCart}>
      <div className="stack-16">
        <div className={styles.picture}>
          <Picture src={item.image} alt="" width={240} height={180} />
        </div>
        <p>{`${quantity}${item.name}, ${days}.`}</p>
        {added && <AlsoOtherDays added={added} others={others} {...keep} />}
        <div className={styles.actions}>
          <ButtonLink to={paths.checkout()}>Proceed To CheckOut</ButtonLink>
          <ButtonLink to={paths.category(home) + carried} look="outline">
            Explore More
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  )
}
