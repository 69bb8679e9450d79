// Opens the form that asks the office to change or cancel a booking. The form loads on the press.
import { useState } from 'react'
import { ChunkLoadNotice } from '~/components/failures/ChunkLoadNotice'
import { lazyComponent } from '~/components/loading/lazy-component'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { Button } from '~/ui/button/Button'

const WishForm = lazyComponent(() => import('./WishForm'), 'WishForm', {
  Waiting: () => <output>Loading the form…</output>,
  Missing: () => <ChunkLoadNotice title="The form didn't load." />,
})

export function WishFormToggle({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="stack-20 no-print">
      <div>
        <Button look="outline" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          Ask to change or cancel
        </Button>
      </div>
      {open && <WishForm booking={booking} />}
    </div>
  )
}
