import { screen, within } from '@testing-library/react'

/** A rental's card, by the name in its heading, once it is there. */
export async function cardOf(name: string) {
  const card = (await screen.findByRole('heading', { name })).closest('article')
  if (!card) throw new Error(`${name} has no card`)
  return within(card)
}
