// The distance service gets an address only after the visitor confirms it here.
import { useState } from 'react'
import { AddressFields } from '~/components/address/AddressFields'
import { bookingHints } from '~/components/fields/customer-fields'
import { addressError, readAddress } from '~/lib/address/address'
import { loadDraft } from '~/lib/order-form/draft'
import { saveEventAddress } from '~/lib/order-form/event-place'
import { completedAddress } from '~/lib/order-form/typed-address'
import type { EventPlace } from '~/lib/storage/event-place'
import { cleanLine } from '~/lib/text/cleaned'
import { messages } from '~/lib/text/messages'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import styles from './event-place.module.css'

export function AddressDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState(loadDraft)
  const [refused, setRefused] = useState<{ address: string; why: string } | null>(null)
  const { address, coordinates } = typed

  function confirm() {
    const settled = completedAddress(typed)
    setTyped({ ...typed, ...settled })
    const read = placeIn(settled.address)
    if (typeof read === 'string') {
      setRefused({ address: settled.address, why: read })
      document.querySelector<HTMLElement>(`#${fieldId}`)?.focus()
      return
    }
    saveEventAddress(read, { coordinates, directions: settled.directions })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title="Where is your event?">
      <form
        noValidate
        className={`stack-16 ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
      >
        <AddressFields
          id={fieldId}
          label="Event address"
          name="eventAddress"
          value={typed}
          onChange={(changed) => setTyped((before) => ({ ...before, ...changed }))}
          error={refused?.address === address ? refused.why : undefined}
          hint={bookingHints.address}
        />
        <Button type="submit" wide>
          Use this address
        </Button>
      </form>
    </Dialog>
  )
}

const fieldId = 'event-address'

/** The place of an address, or a text that says why it can't be read. */
function placeIn(address: string): EventPlace | string {
  if (cleanLine(address) === '') return messages.addressRequired
  const reading = readAddress(address)
  if (!reading.ok) return addressError(reading)
  const { town, state, text } = reading.address
  if (state !== 'IL' && state !== 'WI') return 'We only deliver in Illinois and Wisconsin.'
  return { town, state, address: text }
}
