// Renders nothing. Loads Maps and its hooks when the visitor uses the address field.
import { useEffect } from 'react'
import { useAddressSuggestions, type AddressSuggestions } from '~/lib/maps/use-address-suggestions'

export type AddressSuggesterProps = {
  typed: string
  /** Called with new suggestions. Should not change between renders. */
  onAnswer: (answer: AddressSuggestions) => void
}

export function AddressSuggester({ typed, onAnswer }: AddressSuggesterProps) {
  const answer = useAddressSuggestions(typed)
  useEffect(() => onAnswer(answer), [answer, onAnswer])
  return null
}
