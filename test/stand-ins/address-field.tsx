// The address field in a form, with a button to go to.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { vi } from 'vitest'
import { AddressField } from '~/components/address/AddressField'

type Props = Partial<ComponentProps<typeof AddressField>> & {
  initial?: string
  /** The component of a page that was just loaded again. */
  Field?: typeof AddressField
}

function Form({ initial = '', Field = AddressField, ...props }: Props) {
  const [address, setAddress] = useState(initial)
  return (
    <form>
      <Field
        label="Delivery Address"
        name="address"
        value={address}
        onChange={setAddress}
        onCoordinates={() => {}}
        {...props}
      />
      <button>Continue</button>
    </form>
  )
}

export function showAddressField(props: Props = {}) {
  const onCoordinates = vi.fn<(latLng: string) => void>()
  render(<Form onCoordinates={onCoordinates} {...props} />)
  return {
    user: userEvent.setup(),
    onCoordinates,
    field: screen.getByLabelText('Delivery Address'),
    button: (name: string) => screen.findByRole('button', { name }),
  }
}
