import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showAddressField } from '#test/stand-ins/address-field'
import { openMaps } from '#test/stand-ins/maps'

beforeEach(() => openMaps(async () => ({ suggestions: [] })))

const question = (name: string) => screen.queryByRole('group', { name })

test('an almost right town is offered once the field is left, and one press writes it', async () => {
  const { user, field, button, onCoordinates } = showAddressField()
  await user.type(field, '12 Elm St, Lovs Park, IL')
  expect(question('Did you mean Loves Park?')).not.toBeInTheDocument()
  await user.tab()
  await user.click(await button('Yes, Loves Park'))
  expect(field).toHaveValue('12 Elm St, Loves Park, IL')
  expect(field).toHaveFocus()
  expect(onCoordinates).toHaveBeenLastCalledWith('')
  expect(question('Did you mean Loves Park?')).not.toBeInTheDocument()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test.each([
  ['Illinois', '12 Main St, Springfield, IL'],
  ['Wisconsin', '12 Main St, Springfield, WI'],
  ['Somewhere else', '12 Main St, Springfield, another state'],
])('the hint asks for the state: %s', async (answer, written) => {
  const { user, field, button } = showAddressField()
  await user.type(field, '12 Main St, Springfield')
  await user.tab()
  await user.click(await button(answer))
  expect(field).toHaveValue(written)
  expect(field).toHaveFocus()
  expect(question('Which state?')).not.toBeInTheDocument()
})

test('the keyboard gets to the answers and back', async () => {
  const { user, field, button } = showAddressField()
  await user.type(field, '12 Main St, Springfield')
  await user.tab()
  const illinois = await button('Illinois')
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  expect(illinois).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('12 Main St, Springfield, IL')
  expect(field).toHaveFocus()
})

test('questions come one at a time, each after an answer, and none comes twice', async () => {
  const { user, field, button } = showAddressField()
  await user.type(field, 'Elm St, Lovs Park')
  await user.tab()
  await user.click(await button('No, Lovs Park'))
  await user.click(await button('Illinois'))
  expect(question('Is the house number missing?')).toBeVisible()
  await user.click(await button('No, keep it as is'))
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  expect(field).toHaveValue('Elm St, Lovs Park, IL')
  expect(field).toHaveFocus()
  await user.type(field, ' 61111')
  const left = await button('Continue')
  await user.tab()
  await waitFor(() => expect(left).toHaveFocus())
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('beside an error the question shows at once, because its answer fixes the error', () => {
  showAddressField({ initial: '12 Main St, Springfield', error: 'Which state?' })
  expect(question('Which state?')).toBeVisible()
})

test('the field reports that it is left, but not while its questions are answered', async () => {
  const onLeave = vi.fn<() => void>()
  const { user, field, button } = showAddressField({ onLeave })
  await user.type(field, '12 Main St, Springfield')
  await user.tab()
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1))
  await user.tab({ shift: true })
  await user.click(await button('Somewhere else'))
  expect(field).toHaveFocus()
  expect(onLeave).toHaveBeenCalledTimes(1)
  await user.tab()
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(2))
})

test('typing on takes a question away', async () => {
  const { user, field } = showAddressField()
  await user.type(field, '12 Main St, Springfield')
  await user.tab()
  await screen.findByRole('group', { name: 'Which state?' })
  await user.type(field, ', ')
  expect(question('Which state?')).not.toBeInTheDocument()
})
