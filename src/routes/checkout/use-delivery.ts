// The delivery fee of the typed address: at once for flat fees, otherwise after the field is left.
// Until the address says where it is, the place that was chosen in EventPlaceField is used.
import { useState } from 'react'
import { useAskedFee } from '~/components/rental/use-order-so-far'
import { leavesPlaceOpen, completedAddress } from '~/lib/order-form/typed-address'
import { feeOfPlace } from '~/lib/pricing/delivery'
import { feeNow } from '~/lib/services/delivery-fee'
import { saveEventPlace, useEventPlace } from '~/lib/storage/event-place'
import { cleanLine } from '~/lib/text/cleaned'

export function useDelivery(address: string, requestMode: boolean) {
  const place = useEventPlace()
  /** The address when the field was last left, or one that was confirmed earlier in this visit. */
  const [confirmed, setConfirmed] = useState(place?.address ?? '')
  const settled = completedAddress({ address, directions: '' }).address
  const typed = feeNow(settled, requestMode)
  const byDistance = typed.kind === 'byDistance' && typed.address.text === confirmed
  const byAddress = useAskedFee(byDistance ? confirmed : '', requestMode)

  function confirm() {
    if (!('address' in typed)) return
    const { text, town, state } = typed.address
    setConfirmed(text)
    // Lets the cart show the same place.
    if (state === 'IL' || state === 'WI') saveEventPlace({ address: text, town, state })
  }

  const isOpen = place !== null && (cleanLine(address) === '' || leavesPlaceOpen(address, place))
  const delivery = typed.kind === 'noAddress' && isOpen ? feeOfPlace(place) : (byAddress ?? typed)
  return { delivery, confirm }
}
