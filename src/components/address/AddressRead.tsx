// What was read in the address, beside its fee, and the town to choose where that is wrong.
import { useRef, useState } from 'react'
import { inParts, readAddress, readPlace } from '~/lib/address/address'
import { feeOfAddress, type DeliveryFee } from '~/lib/pricing/delivery'
import { deliveryFeeWords } from '~/lib/pricing/labels'
import { loadEventPlace } from '~/lib/storage/event-place'
import { Button } from '~/ui/button/Button'
import { Icon } from '~/ui/Icon'
import { PlaceChoice } from './PlaceChoice'

type AddressReadProps = {
  address: string
  /** It can be read, and isn't being typed. */
  isRead: boolean
  /** The visitor has left the field, so what is missing may be asked for. */
  asking: boolean
  delivery: DeliveryFee | undefined
  onPlace: (town: string, state: string) => void
}

export function AddressRead({ address, isRead, asking, delivery, onPlace }: AddressReadProps) {
  const [wrong, setWrong] = useState<string | null>(null)
  const region = useRef<HTMLDivElement>(null)
  const reading = readAddress(address)
  const isAsked = !reading.ok && asking && lacksPlace(reading)
  const isOpen = isAsked || (isRead && wrong === address)

  function choose(town: string, state: string) {
    onPlace(town, state)
    setWrong(null)
    // The pressed button disappears.
    region.current?.focus()
  }

  return (
    <>
      <div ref={region} tabIndex={-1} aria-live="polite">
        {isRead && reading.ok && (
          <>
            <p className="remark">
              <Icon name="check" size="1.125rem" />
              <span>
                {`Delivery to ${inParts(reading.address)}${feeWords(delivery ?? feeOfAddress(reading.address))}.`}
              </span>
            </p>
            {!/\d/.test(reading.address.text.split(',')[0] ?? '') && (
              <p className="remark">
                <Icon name="info" size="1.125rem" />
                <span>Is the house number missing?</span>
              </p>
            )}
          </>
        )}
      </div>
      {isRead && (
        <Button
          look="plain"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setWrong(isOpen ? null : address)}
        >
          Not right?
        </Button>
      )}
      {isOpen && (
        <PlaceChoice
          key={address}
          town={readPlace(address).town || (loadEventPlace()?.town ?? '')}
          onChoose={choose}
        />
      )}
    </>
  )
}

/** Where we don't deliver, the field says so. */
const feeWords = (delivery: DeliveryFee) =>
  delivery.kind === 'outOfArea' ? '' : ` · ${deliveryFeeWords(delivery)}`

/** Whether a town and a state are all that is needed. */
function lacksPlace(reading: ReturnType<typeof readAddress>): boolean {
  if (reading.ok) return false
  if (reading.reason === 'incomplete') return !reading.missing.includes('street')
  return reading.reason === 'unclear'
}
