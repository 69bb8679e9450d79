import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './Dialog'

function Page() {
  const [open, setOpen] = useState(false)
  const [closed, setClosed] = useState(0)
  function close() {
    setOpen(false)
    setClosed(closed + 1)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add To Cart
      </button>
      <Dialog open={open} onClose={close} title="It's in your cart">
        <p>Rockford Castle</p>
      </Dialog>
      <p>Closed {closed} times</p>
    </>
  )
}

async function openIt() {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Add To Cart' })
  await userEvent.click(opener)
  return { opener, dialog: screen.getByRole('dialog', { name: "It's in your cart" }) }
}

test('opens with the focus on its title', async () => {
  await openIt()
  expect(screen.getByRole('heading', { name: "It's in your cart" })).toHaveFocus()
})

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a click on the overlay', () => userEvent.click(screen.getByRole('dialog'))],
])('%s closes it once, and the focus goes back; it opens again', async (_, close) => {
  const { opener } = await openIt()
  // The page behind it doesn't scroll (base.css).
  expect(document.documentElement).toHaveAttribute('data-modal')
  await close()
  expect(document.documentElement).not.toHaveAttribute('data-modal')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('Closed 1 times')).toBeVisible()
  expect(opener).toHaveFocus()
  await userEvent.click(opener)
  expect(screen.getByRole('dialog')).toBeVisible()
})

test("a button that the press didn't focus, as in Safari, gets the focus when the dialog closes", async () => {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Add To Cart' })
  fireEvent.click(opener)
  expect(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(opener).toHaveFocus()
})

test('a click or a drag that begins inside does not close it', async () => {
  const { dialog } = await openIt()
  const text = screen.getByText('Rockford Castle')
  await userEvent.click(text)
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: text },
    { keys: '[/MouseLeft]', target: dialog },
  ])
  expect(dialog).toBeVisible()
})

test('the second press of the double click that opened it does not close it', async () => {
  const { dialog } = await openIt()
  fireEvent.mouseDown(dialog, { detail: 2 })
  fireEvent.click(dialog, { detail: 2 })
  expect(dialog).toBeVisible()
  expect(screen.getByText('Closed 0 times')).toBeVisible()
})

test('opens again when its button is pressed before the close event of Esc has come', async () => {
  const { opener, dialog } = await openIt()
  dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(opener)
  fireEvent(dialog, new Event('close'))
  expect(screen.getByRole('dialog')).toBeVisible()
})
