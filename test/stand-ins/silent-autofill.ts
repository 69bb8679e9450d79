// Chrome on iPhones fills in a form by setting each field's value, without an event that React
// takes.
import { screen } from '@testing-library/react'

export function fillInSilently(label: string, text: string): void {
  screen.getByLabelText<HTMLInputElement>(label).value = text
}
