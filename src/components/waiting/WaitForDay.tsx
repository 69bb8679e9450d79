// "Tell me if this day opens up": where a rental is taken on the wanted day, its page, the list, the
// cart and the checkout have this button. The form loads when somebody presses it.
import { Suspense, useState } from 'react'
import { ChunkLoadNotice } from '~/components/help/ChunkLoadNotice'
import { lazyComponent } from '~/components/help/lazy-component'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { daysWithoutYear } from '~/lib/time/day-text'
import { Button } from '~/ui/button/Button'
import styles from './WaitForDay.module.css'

const WaitDialog = lazyComponent(
  () => import('./WaitDialog'),
  'WaitDialog',
  () => <ChunkLoadNotice title="The form didn't load." />,
)

type WaitForDayProps = {
  item: Item
  /** Its taken days; without any there is no button. */
  days: readonly Day[]
  /** In a card's note: a line of it. */
  onCard?: boolean
}

export function WaitForDay({ item, days, onCard = false }: WaitForDayProps) {
  const [isOpen, setOpen] = useState(false)
  if (days.length === 0) return null
  const open = { 'aria-haspopup': 'dialog' as const, onClick: () => setOpen(true) }
  const which = days.length === 1 ? 'this day opens up' : 'these days open up'
  return (
    <>
      {onCard ? (
        <button type="button" className={`finger ${styles.onCard}`} {...open}>
          <span>Tell me if it opens up</span>
          <span className="visually-hidden">{`: ${item.name}, ${daysWithoutYear(days)}`}</span>
        </button>
      ) : (
        <Button look="outline" size="small" {...open}>
          <span>{`Tell me if ${which}`}</span>
          <span className="visually-hidden">{`: ${item.name}, ${daysWithoutYear(days)}`}</span>
        </Button>
      )}
      <Suspense>
        {isOpen && <WaitDialog item={item} days={days} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
