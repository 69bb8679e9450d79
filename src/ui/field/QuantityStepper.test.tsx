import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { QuantityStepper, typeNumberWords } from './QuantityStepper'

function Chairs({ by, of = 2, min = 1 }: { by?: number; of?: number; min?: number }) {
  const [value, setValue] = useState(of)
  return (
    <>
      <QuantityStepper
        label="Chairs"
        value={value}
        min={min}
        max={40}
        {...(by !== undefined && { by })}
        limit="Only 40 are available."
        onChange={setValue}
      />
      <p>Ordered: {value}</p>
    </>
  )
}

test('steps between its limits and says the new number', async () => {
  render(<Chairs />)
  const less = screen.getByRole('button', { name: 'One less, Chairs' })
  await userEvent.click(less)
  expect(screen.getByRole('status')).toHaveTextContent('Chairs: 1')
  expect(less).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(less)
  expect(screen.getByText('Ordered: 1')).toBeVisible()
})

test('steps to the next ten, down to one and up to the limit, while any number can be typed', async () => {
  render(<Chairs by={10} of={10} />)
  const less = screen.getByRole('button', { name: '10 less, Chairs' })
  const more = screen.getByRole('button', { name: '10 more, Chairs' })
  await userEvent.click(more)
  expect(screen.getByText('Ordered: 20')).toBeVisible()
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Chairs' }))
  await userEvent.keyboard('36')
  await userEvent.click(less)
  expect(screen.getByText('Ordered: 30')).toBeVisible()
  for (let presses = 0; presses < 3; presses++) await userEvent.click(less)
  expect(screen.getByText('Ordered: 1')).toBeVisible()
  expect(less).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Chairs' }))
  await userEvent.keyboard('36')
  await userEvent.click(more)
  expect(screen.getByText('Ordered: 40')).toBeVisible()
})

test('from 0 on, 0 can be stepped to and typed, and an emptied field is no number', async () => {
  render(<Chairs min={0} of={1} />)
  const field = screen.getByRole('spinbutton', { name: 'Chairs' })
  await userEvent.click(screen.getByRole('button', { name: 'One less, Chairs' }))
  expect(screen.getByText('Ordered: 0')).toBeVisible()
  expect(field).toHaveAttribute('aria-valuemin', '0')
  await userEvent.click(field)
  await userEvent.keyboard('5')
  for (const text of ['', '-0', '1e1']) {
    fireEvent.change(field, { target: { value: text } })
    expect(screen.getByText('Ordered: 5')).toBeVisible()
  }
  await userEvent.click(field)
  await userEvent.keyboard('0')
  expect(screen.getByText('Ordered: 0')).toBeVisible()
})

test('a typed number counts; more than the limit becomes the limit, and says so at the control', async () => {
  render(<Chairs />)
  const field = screen.getByRole('spinbutton', { name: 'Chairs' })
  await userEvent.clear(field)
  expect(screen.getByText('Ordered: 2')).toBeVisible()
  await userEvent.type(field, '40')
  expect(screen.getByText('Ordered: 40')).toBeVisible()
  expect(screen.queryByText('Only 40 are available.')).not.toBeInTheDocument()
  await userEvent.keyboard('0')
  expect(field).toHaveAccessibleDescription('Only 40 are available.')
  await userEvent.tab()
  expect(field).toHaveValue('40')
  expect(screen.getByRole('status')).toHaveTextContent('Only 40 are available.')
  await userEvent.click(screen.getByRole('button', { name: 'One less, Chairs' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^Chairs: 39$/)
  await userEvent.click(screen.getByRole('button', { name: 'One more, Chairs' }))
  await userEvent.click(screen.getByRole('button', { name: 'One more, Chairs' }))
  expect(screen.getByRole('status')).toHaveTextContent('Only 40 are available.')
})

test('a number above the limit is passed on, and its message goes once the limit has risen', async () => {
  const onMore = vi.fn()
  const stepper = (max: number) => (
    <QuantityStepper
      label="Chairs"
      value={Math.min(40, max)}
      min={1}
      max={max}
      limit="Only 20 are available."
      onChange={() => {}}
      onMore={onMore}
    />
  )
  const { rerender } = render(stepper(20))
  await userEvent.click(screen.getByRole('button', { name: 'One more, Chairs' }))
  expect(onMore).toHaveBeenLastCalledWith(21)
  const field = screen.getByRole('spinbutton', { name: 'Chairs' })
  await userEvent.clear(field)
  await userEvent.type(field, '40')
  expect(onMore).toHaveBeenLastCalledWith(40)
  expect(screen.getByText('Only 20 are available.')).toBeVisible()
  rerender(stepper(60))
  expect(screen.queryByText('Only 20 are available.')).not.toBeInTheDocument()
  expect(field).toHaveValue('40')
})

test('the wheel changes nothing, the arrow keys step, and only a whole number counts', async () => {
  render(<Chairs by={10} of={40} />)
  const field = screen.getByRole('spinbutton', { name: 'Chairs' })
  await userEvent.click(field)
  fireEvent.wheel(field, { deltaY: 100 })
  // A browser changes a number by itself, so no number may be in the page.
  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByText('Ordered: 20')).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  expect(field).toHaveAttribute('aria-valuenow', '30')
  for (const text of ['abc', '0', '-5', '2.5', '1,0', ' ']) {
    await userEvent.clear(field)
    await userEvent.paste(text)
    expect(screen.getByText('Ordered: 30')).toBeVisible()
  }
  await userEvent.clear(field)
  await userEvent.paste(' 12\u200b')
  expect(screen.getByText('Ordered: 12')).toBeVisible()
})

test("a typed number doesn't announce the last stepped one again", async () => {
  render(<Chairs />)
  await userEvent.click(screen.getByRole('button', { name: 'One more, Chairs' }))
  const field = screen.getByRole('spinbutton', { name: 'Chairs' })
  await userEvent.clear(field)
  await userEvent.type(field, '7')
  expect(screen.getByText('Ordered: 7')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(/^$/)
})

test.each(['forty', '0', '-5', '2.5', '10 or 20'])(
  'the text %j is answered once the field is left, until there is a number',
  async (text) => {
    render(<Chairs />)
    const field = screen.getByRole('spinbutton', { name: 'Chairs' })
    await userEvent.clear(field)
    await userEvent.paste(text)
    expect(field).not.toHaveAccessibleDescription()
    await userEvent.tab()
    expect(field).toHaveAccessibleDescription(typeNumberWords)
    expect(screen.getByRole('status')).toHaveTextContent(typeNumberWords)
    expect(field).toHaveValue('2')
    await userEvent.click(screen.getByRole('button', { name: 'One more, Chairs' }))
    expect(field).not.toHaveAccessibleDescription()
  },
)

test('a number is read among words, and an emptied field needs no answer', async () => {
  render(<Chairs />)
  const field = screen.getByRole('spinbutton', { name: 'Chairs' })
  await userEvent.clear(field)
  await userEvent.paste('３０ chairs')
  expect(screen.getByText('Ordered: 30')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.tab()
  expect(field).not.toHaveAccessibleDescription()
  expect(field).toHaveValue('30')
})
