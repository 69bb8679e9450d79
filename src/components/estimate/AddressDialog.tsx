// The dialog for the event's address. The distance service gets an address only after the visitor
// confirms it here.
import { useState } from 'react'
import { AddressField } from '~/components/address/AddressField'
import { bookingHints } from '~/components/fields/customer-fields'
import { addressError, readAddress } from '~/lib/address/address'
import { loadDraft } from '~/lib/order-form/draft'
import { saveEventAddress } from '~/lib/order-form/event-place'
import type { EventPlace } from '~/lib/storage/event-place'
import { cleanLine } from '~/lib/text/cleaned'
import { messages } from '~/lib/text/messages'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import styles from './estimate.module.css'

export function AddressDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState(() => loadDraft().address)
  const [coordinates, setCoordinates] = useState(() => loadDraft().coordinates)
  const [refused, setRefused] = useState<{ typed: string; why: string } | null>(null)

  function confirm() {
    const read = readPlace(typed)
    if (typeof read === 'string') {
      setRefused({ typed, why: read })
      document.querySelector<HTMLElement>(`#${fieldId}`)?.focus()
      return
    }
    saveEventAddress(read, coordinates)
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
        <AddressField
          id={fieldId}
          label="Event address"
          name="eventAddress"
          value={typed}
          onChange={setTyped}
          onCoordinates={setCoordinates}
          error={refused?.typed === typed ? refused.why : undefined}
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
function readPlace(typed: string): EventPlace | string {
  if (cleanLine(typed) === '') return messages.addressRequired
  const reading = readAddress(typed)
  if (!reading.ok) return addressError(reading)
  const { city, state, text } = reading.address
  if (state !== 'IL' && state !== 'WI') return 'We only deliver in Illinois and Wisconsin.'
  return { city, state, address: text }
}
