import { render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { inflatable } from '#test/items'
import { readListChoice } from '~/lib/catalog/list-choice'
import { noteFilledIn } from '~/ui/field/filled-in'
import { ListControls } from './ListControls'

function List() {
  const { search } = useLocation()
  return (
    <>
      <output>{search}</output>
      <ListControls
        choice={readListChoice(new URLSearchParams(search))}
        items={[inflatable({ wetDry: 'Wet' })]}
      />
    </>
  )
}

test('what was chosen in two fields before React drew the list is kept together', () => {
  const written = document.createElement('div')
  written.innerHTML = `<select name="water"><option>dry</option></select>
    <select name="sort"><option>price-low</option></select>`
  noteFilledIn(written)
  render(<List />, { wrapper: MemoryRouter })
  expect(screen.getByRole('status')).toHaveTextContent('?water=dry&sort=price-low')
})
