import { useRef } from 'react'
import { daysWithoutYear } from '~/lib/time/day-text'
import { AddExtras } from './AddExtras'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import type { CartEntry } from '~/lib/domain/cart'
import { categoryAbove } from '~/lib/catalogue/filter'
import type { Item } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'
import { lineLabel } from '~/lib/pricing/labels'
import { messages } from '~/lib/text/messages'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Picture } from '~/ui/Picture'
import styles from './InCartDialog.module.css'

type OtherDays = {
  others: readonly Day[]
  /** Units of it on the added days. */
  keptUnits: number
  onKeepOnly: () => void
  onUndoKeep: (() => void) | null
}

type InCartDialogProps = OtherDays & {
  item: Item
  added: CartEntry | null
  onClose: () => void
}

export function InCartDialog({ item, added, onClose, ...otherDays }: InCartDialogProps) {
  const carried = useCarriedDays()
  const days = daysWithoutYear(added?.days ?? [])
  const home = categoryAbove(item)?.slug ?? 'all-rentals'
  return (
    <Dialog open={added !== null} onClose={onClose} title={messages.inCart}>
      <div className="stack-16">
        <div className={styles.picture}>
          <Picture src={item.image} alt="" width={240} height={180} sizes="9rem" />
        </div>
        <p>{`${lineLabel({ name: item.name, quantity: added?.quantity ?? 1 })}, ${days}.`}</p>
        {added && <AlsoOtherDays added={added} {...otherDays} />}
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
function AlsoOtherDays(props: OtherDays & { added: CartEntry }) {
  const { added, others, keptUnits, onKeepOnly, onUndoKeep } = props
  const answer = useRef<HTMLOutputElement>(null)
  const here = daysWithoutYear(added.days)

  /** Makes a change and focuses the answer, because the pressed button disappears. */
  function then(change: () => void) {
    change()
    answer.current?.focus()
  }

  return (
    // Always in the page, so that a screen reader announces the answer.
    <output ref={answer} tabIndex={-1} className={styles.others}>
      {others.length > 0 ? (
        <>
          <span>It's also in your cart for {daysWithoutYear(others)}.</span>
          <Button look="outline" size="small" onClick={() => then(onKeepOnly)}>
            Keep only {here}
            {keptUnits > 1 && ` (${keptUnits})`}
          </Button>
        </>
      ) : (
        onUndoKeep && (
          <>
            <span>Now it's in your cart for {here} only.</span>
            <Button look="outline" size="small" onClick={() => then(onUndoKeep)}>
              Undo
            </Button>
          </>
        )
      )}
    </output>
  )
}
