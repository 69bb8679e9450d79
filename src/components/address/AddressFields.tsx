// A delivery address and what it has no place for.
import type { ComponentProps } from 'react'
import { HintedField } from '~/components/fields/HintedField'
import { typedTexts } from '~/lib/domain/booking-texts'
import { AddressField } from './AddressField'

type AddressFieldsProps = ComponentProps<typeof AddressField> & {
  directionsError?: string | undefined
  onLeaveDirections?: () => void
}

export function AddressFields({
  directionsError,
  onLeaveDirections,
  ...address
}: AddressFieldsProps) {
  const { id, value, onChange } = address
  return (
    <>
      <AddressField {...address} />
      <HintedField
        {...(id === undefined ? {} : { id: `${id}-directions` })}
        label="Apartment, unit or directions (optional)"
        name="directions"
        autoComplete="address-line2"
        maxLength={typedTexts.directions.most}
        value={value.directions}
        error={directionsError}
        onValue={(directions) => onChange({ directions })}
        {...(onLeaveDirections && { onLeave: onLeaveDirections })}
      />
    </>
  )
}
