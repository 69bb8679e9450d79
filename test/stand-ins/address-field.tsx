// The address field in a form, with a button to go to.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { vi } from 'vitest'
import { AddressFields } from '~/components/address/AddressFields'

type Props = Partial<ComponentProps<typeof AddressFields>> & { initial?: string }

function Form({ initial = '', onChange, ...props }: Props) {
  const [value, setValue] = useState({ address: initial, directions: '' })
  return (
    <form>
      <AddressFields
        label="Delivery Address"
        name="address"
        value={value}
        hint=""
        onChange={(changed) => {
          onChange?.(changed)
          setValue((before) => ({ ...before, ...changed }))
        }}
        {...props}
      />
      <button>Continue</button>
    </form>
  )
}

export function showAddressField(props: Props = {}) {
  const onCoordinates = vi.fn<(latLng: string) => void>()
  render(
    <Form
      {...props}
      onChange={({ coordinates }) => coordinates !== undefined && onCoordinates(coordinates)}
    />,
  )
  return {
    user: userEvent.setup(),
    onCoordinates,
    field: screen.getByLabelText('Delivery Address'),
    directions: screen.getByLabelText('Apartment, unit or directions (optional)'),
    button: (name: string) => screen.findByRole('button', { name }),
  }
}
