import { useRef } from 'react'
import { daysWithoutYear } from '~/lib/time/day-text'
import { AddExtras } from './AddExtras'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import type { CartEntry } from '~/lib/domain/cart'
import { categoryAbove } from '~/lib/catalog/filter'
import type { Item } from '~/lib/domain/item'
import { lineLabel } from '~/lib/pricing/labels'
import { messages } from '~/lib/text/messages'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Picture } from '~/ui/Picture'
import type { ItemBooking } from './use-item-booking'
import styles from './InCartDialog.module.css'

type InCartDialogProps = { item: Item; booking: ItemBooking }

export function InCartDialog({ item, booking }: InCartDialogProps) {
  const { added } = booking
  const carried = useCarriedDays()
  const days = daysWithoutYear(added?.days ?? [])
  const home = categoryAbove(item)?.slug ?? 'all-rentals'
  return (
    <Dialog open={added !== null} onClose={booking.closeAdded} title={messages.inCart}>
      <div className="stack-16">
        <div className={styles.picture}>
          <Picture src={item.image} alt="" width={240} height={180} sizes="9rem" />
        </div>
        <p>{`${lineLabel({ name: item.name, quantity: added?.quantity ?? 1 })}, ${days}.`}</p>
        {added && <AlsoOtherDays {...booking} added={added} />}
        {added && <AddExtras key={added.days.join()} days={added.days} />}
        <div className={`stack-12 ${styles.actions}`}>
          <ButtonLink to={paths.checkout()}>Proceed To CheckOut</ButtonLink>
          <ButtonLink to={paths.category(home) + carried} look="outline">
            Explore More
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  )
}

/** Asks about the same item on other days in the cart, because most events are on one day. */
function AlsoOtherDays(props: ItemBooking & { added: CartEntry }) {
  const { added, otherDays, keptUnits, keepOnlyAdded, undoKeep } = props
  const answer = useRef<HTMLOutputElement>(null)
  const here = daysWithoutYear(added.days)

  /** Makes a change and focuses the answer, because the pressed button disappears. */
  function then(change: () => void) {
    change()
    answer.current?.focus()
  }

  return (
    // Always in the page, so that a screen reader announces the answer.
    <output ref={answer} tabIndex={-1} className={`stack-8 ${styles.others}`}>
      {otherDays.length > 0 ? (
        <>
          <span>{`It's also in your cart for ${daysWithoutYear(otherDays)}.`}</span>
          <Button look="outline" size="small" onClick={() => then(keepOnlyAdded)}>
            {`Keep only ${here}${keptUnits > 1 ? ` (${keptUnits})` : ''}`}
          </Button>
        </>
      ) : (
        undoKeep && (
          <>
            <span>{`Now it's in your cart for ${here} only.`}</span>
            <Button look="outline" size="small" onClick={() => then(undoKeep)}>
              Undo
            </Button>
          </>
        )
      )}
    </output>
  )
}
