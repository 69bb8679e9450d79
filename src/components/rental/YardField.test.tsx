import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadYard, rememberYard, useYard } from '~/lib/storage/yard'
import { noteFilledIn } from '~/ui/field/filled-in'
import { YardField } from './YardField'

function Kept() {
  return <YardField legend="Your yard (ft)" yard={useYard()} onChange={rememberYard} />
}

const side = (name: string) => screen.getByLabelText<HTMLInputElement>(`Yard ${name} in feet`)

/** Opens the page that the build wrote, with a yard from before in the session. */
async function open(happen: () => void) {
  const element = document.createElement('div')
  element.innerHTML = renderToString(<Kept />)
  document.body.replaceChildren(element)
  rememberYard({ a: 20, b: 25 })
  happen()
  noteFilledIn(element)
  await act(async () => hydrateRoot(element, <Kept />))
}

test('a yard from before shows', async () => {
  await open(() => {})
  expect([side('width').value, side('length').value]).toEqual(['20', '25'])
})

test("what is typed before React renders the field isn't mixed with a yard from before", async () => {
  await open(() => {
    side('width').value = '3'
  })
  await userEvent.type(side('width'), '4')
  expect([side('width').value, side('length').value]).toEqual(['34', ''])
  await userEvent.type(side('length'), '40{Enter}')
  expect(loadYard()).toEqual({ a: 34, b: 40 })
})
