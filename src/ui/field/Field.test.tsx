import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './Field'
import { fieldId } from './field-id'
import { TextAreaField } from './TextAreaField'

const texts = { label: 'Phone Number', name: 'phone', hint: 'We call on the day.' }

test.each([
  ['input', <Field key="field" {...texts} error="Phone number is required." />],
  ['textarea', <TextAreaField key="area" {...texts} error="Phone number is required." />],
])('ties label, error and hint to its %s', (_, field) => {
  render(field)
  const control = screen.getByLabelText('Phone Number')
  expect(control).toHaveAttribute('id', fieldId('phone'))
  expect(control).toHaveAccessibleDescription('Phone number is required. We call on the day.')
  expect(control).toBeInvalid()
})

test('without error or hint is neither invalid nor described', () => {
  render(<Field label="First Name" name="name" autoComplete="given-name" />)
  const control = screen.getByLabelText('First Name')
  expect(control).toBeValid()
  expect(control).not.toHaveAttribute('aria-describedby')
  expect(control).toHaveAttribute('autocomplete', 'given-name')
})

test('two fields of one name keep apart by their ids', () => {
  render(
    <>
      <Field label="Promo Code" name="promo" />
      <Field label="Promo Code again" name="promo" id="sheet-promo" error="Unknown code." />
    </>,
  )
  expect(screen.getByLabelText('Promo Code')).toBeValid()
  expect(screen.getByLabelText('Promo Code again')).toHaveAccessibleDescription('Unknown code.')
})
