import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { fillInSilently } from '#test/stand-ins/silent-autofill'
import { Field } from './Field'
import { noteFilledIn } from './filled-in'
import { SelectField } from './SelectField'
import { TextAreaField } from './TextAreaField'

const towns = ['', 'Rockford', 'Beloit'].map((value) => ({ value, label: value || 'Choose' }))

/** Renders again at each press of Render; Clear empties it. */
function Form() {
  const [values, setValues] = useState({ name: '', town: '', words: '' })
  const [renders, setRenders] = useState(0)
  const wire = (name: keyof typeof values) => ({
    label: name,
    name,
    value: values[name],
    onValue: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  })
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Field {...wire('name')} hint={`Rendered ${renders} times`} />
      <SelectField {...wire('town')} options={towns} />
      <TextAreaField {...wire('words')} />
      <button type="button" onClick={() => setValues({ name: '', town: '', words: '' })}>
        Clear
      </button>
      <output>{Object.values(values).join(', ')}</output>
      <button type="button" onFocus={() => setRenders(renders + 1)}>
        Render
      </button>
    </form>
  )
}

function Box() {
  const [checked, setChecked] = useState(false)
  return (
    <input
      type="checkbox"
      aria-label="Rules"
      checked={checked}
      onChange={({ target }) => setChecked(target.checked)}
    />
  )
}

const held = () => screen.getByRole('status').textContent
const button = (name: string) => screen.getByRole('button', { name })

function fillIn() {
  fillInSilently('name', 'Maria')
  fillInSilently('town', 'Beloit')
  fillInSilently('words', 'At noon')
}

test.each([
  ['a press', () => fireEvent.click(document.body)],
  ['leaving a field', () => fireEvent.focusOut(screen.getByLabelText('name'))],
  ['sending the form', () => fireEvent.submit(screen.getByLabelText('name'))],
  ['coming back to the page', () => fireEvent(document, new Event('visibilitychange'))],
])('what a browser fills in without an event counts from the next event on: %s', (_, happen) => {
  render(<Form />)
  fillIn()
  expect(held()).toBe(', , ')
  happen()
  expect(held()).toBe('Maria, Beloit, At noon')
})

test.each(['focusout', 'change'])(
  "a %s elsewhere doesn't count, because React may be changing the list at that moment",
  (type) => {
    render(
      <>
        <Form />
        <input aria-label="elsewhere" />
      </>,
    )
    fillIn()
    fireEvent(screen.getByLabelText('elsewhere'), new Event(type, { bubbles: true }))
    expect(held()).toBe(', , ')
  },
)

test('the page listens once for all fields', () => {
  const listen = vi.spyOn(window, 'addEventListener')
  render(<Form />)
  const listeners = listen.mock.calls.filter(([, , options]) => options)
  expect(listeners).toEqual([])
})

test('a box is ticked by the same press that finds what was filled in', async () => {
  render(
    <>
      <Form />
      <Box />
    </>,
  )
  fillIn()
  await userEvent.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('checkbox')).toBeChecked()
  expect(held()).toBe('Maria, Beloit, At noon')
})

test('drawing the form again keeps what was filled in', () => {
  render(<Form />)
  fillIn()
  act(() => button('Render').focus())
  expect(screen.getByLabelText('name')).toHaveAccessibleDescription('Rendered 1 times')
  expect(screen.getByLabelText('name')).toHaveValue('Maria')
  expect(screen.getByLabelText('town')).toHaveValue('Beloit')
  expect(screen.getByLabelText('words')).toHaveValue('At noon')
})

test('a change by the form shows in its fields, also after a silent fill', async () => {
  render(<Form />)
  fillIn()
  await userEvent.click(button('Clear'))
  expect(held()).toBe(', , ')
  for (const name of ['name', 'town', 'words']) expect(screen.getByLabelText(name)).toHaveValue('')
})

test('typing in the middle of a text leaves the caret there', async () => {
  render(<Form />)
  const field = screen.getByLabelText<HTMLInputElement>('name')
  await userEvent.type(field, 'Mria')
  field.setSelectionRange(1, 1)
  await userEvent.keyboard('a')
  expect(held()).toBe('Maria, , ')
  expect(field.selectionStart).toBe(2)
})

test.each([
  ['name', '<input name="name">'],
  ['name', '<input name="name" type="email">'],
  ['words', '<textarea name="words"></textarea>'],
])(
  'a %s that is rendered again while somebody types into it keeps text, focus and caret',
  async (name, written) => {
    const page = document.createElement('div')
    page.innerHTML = `<form>${written}</form>`
    document.body.append(page)
    const old = page.querySelector<HTMLInputElement>(`[name=${name}]`)!
    old.focus()
    noteFilledIn(page)
    old.value = '(815) 55'
    page.remove()
    render(<Form />)
    const field = screen.getByLabelText(name)
    expect(field).toHaveFocus()
    expect(field).toHaveValue('(815) 55')
    await userEvent.keyboard('5-0177')
    expect(field).toHaveValue('(815) 555-0177')
    expect(held()).toContain('(815) 555-0177')
  },
)
