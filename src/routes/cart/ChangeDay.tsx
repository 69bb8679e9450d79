// Moves a rental or the whole cart. Its calendar loads when it first opens.
import type { CartChanges } from '~/components/cart-availability/use-cart-changes'
import { DatesUnknown } from '~/components/event/DatesUnknown'
import { ChunkLoadNotice } from '~/components/failures/ChunkLoadNotice'
import { lazyComponent } from '~/components/loading/lazy-component'
import type { TakenReading } from '~/lib/db/availability/read-taken-units'
import type { Cart } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { Dialog } from '~/ui/dialog/Dialog'

const ChooseNewDay = lazyComponent(() => import('./ChooseNewDay'), 'ChooseNewDay', {
  Waiting: () => <output>Checking availability…</output>,
  Missing: () => <ChunkLoadNotice title="The calendar didn't load." />,
})

type ChangeDayProps = {
  cart: Cart
  /** The line to move; -1 while the dialog is closed. */
  index: number
  items: readonly Item[]
  takenByItem: TakenReading
  datesUnknown: boolean
  onClose: () => void
  onMove: CartChanges['move']
}

export function ChangeDay({
  cart,
  index,
  items,
  takenByItem,
  datesUnknown,
  onClose,
  onMove,
}: ChangeDayProps) {
  const item = items.find(({ id }) => id === cart[index]?.itemId)
  return (
    <Dialog open={index !== -1} onClose={onClose} title="Change the day">
      {datesUnknown ? (
        <DatesUnknown />
      ) : item === undefined || takenByItem === null ? (
        <output>Checking availability…</output>
      ) : (
        <ChooseNewDay
          cart={cart}
          index={index}
          name={item.name}
          items={items}
          takenByItem={takenByItem}
          onMove={(scope, first) => {
            onClose()
            onMove(index, scope, first, item.name)
          }}
        />
      )}
    </Dialog>
  )
}
