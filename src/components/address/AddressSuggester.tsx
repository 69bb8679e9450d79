// Draws nothing: it brings Maps and its hooks to the address field, once somebody uses that.
import { useEffect } from 'react'
import { useAddressSuggestions, type AddressSuggestions } from '~/lib/maps/use-address-suggestions'

export type AddressSuggesterProps = {
  typed: string
  /** Called with new suggestions as they come. Should not change between renders. */
  onAnswer: (answer: AddressSuggestions) => void
}

export function AddressSuggester({ typed, onAnswer }: AddressSuggesterProps) {
  const answer = useAddressSuggestions(typed)
  useEffect(() => onAnswer(answer), [answer, onAnswer])
  return null
}
