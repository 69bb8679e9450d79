// What the page says of an address, and the town and state to choose.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { showAddressField } from '#test/stand-ins/address-field'
import { openMaps } from '#test/stand-ins/maps'
import { saveEventPlace } from '~/lib/storage/event-place'

const suggestion = '1401 N 2nd St, Rockford, IL, USA'

beforeEach(() =>
  openMaps(async () => ({
    suggestions: [
      {
        placePrediction: {
          placeId: 'a',
          text: { text: suggestion },
          toPlace: () => ({ fetchFields: async () => {} }),
        },
      },
    ],
  })),
)

const read = (text: string) => screen.queryByText(text)
const state = (name: string) => screen.queryByRole('button', { name })

test('once the field is left, the parts of an address stand beside its fee', async () => {
  const { user, field } = showAddressField()
  await user.type(field, '2114 Harlem Blvd Rockford IL 61103')
  expect(screen.queryByText(/^Delivery to/)).not.toBeInTheDocument()
  await user.tab()
  const line = await screen.findByText(
    'Delivery to 2114 Harlem Blvd · Rockford, Illinois · 61103 · $30.',
  )
  expect(line.closest('[aria-live="polite"]')).not.toBeNull()
})

test.each([
  ['605 Eclipse Blvd, Beloit, WI', '605 Eclipse Blvd · Beloit, Wisconsin · $50.'],
  [
    '320 N State St, Belvidere, IL',
    '320 N State St · Belvidere, Illinois · $1.50 a mile from our office.',
  ],
  ['350 W 6th St, Dubuque, IA', '350 W 6th St · Dubuque, IA.'],
])('of %s: %s', (initial, said) => {
  showAddressField({ initial })
  expect(read(`Delivery to ${said}`)).toBeVisible()
})

test('a chosen suggestion is read at once, with no press more', async () => {
  const { user, field, directions } = showAddressField()
  await user.type(field, '1401 N 2nd St Bldg C Apt 2')
  await user.click(await screen.findByRole('option'))
  expect(read('Delivery to 1401 N 2nd St · Rockford, Illinois · $30.')).toBeVisible()
  expect(directions).toHaveValue('Bldg C Apt 2')
})

test('another town and state are chosen with "Not right?", and then count', async () => {
  const { user, field, button, onCoordinates } = showAddressField({
    initial: '12 Elm St, Lovs Park, IL 61111',
  })
  expect(
    read('Delivery to 12 Elm St · Lovs Park, Illinois · 61111 · $1.50 a mile from our office.'),
  ).toBeVisible()
  await user.click(await button('Not right?'))
  await user.selectOptions(screen.getByLabelText('Town'), 'Loves Park')
  await user.click(await button('Loves Park, Illinois'))
  const line = screen.getByText('Delivery to 12 Elm St · Loves Park, Illinois · 61111 · $30.')
  expect(line.closest('[tabindex]')).toHaveFocus()
  expect(field).toHaveValue('12 Elm St, Loves Park, IL 61111')
  expect(onCoordinates).toHaveBeenLastCalledWith('')
  expect(screen.queryByLabelText('Town')).not.toBeInTheDocument()
})

test('a town by another name is typed', async () => {
  const { user, field, button } = showAddressField({ initial: '12 Elm St, Rockford' })
  await user.click(await button('Not right?'))
  await user.selectOptions(screen.getByLabelText('Town'), 'Another town')
  await user.click(await button('Wisconsin'))
  expect(screen.getByText('Which town is it? Please choose one first.')).toBeVisible()
  expect(screen.getByLabelText('Name of the town')).toHaveFocus()
  await user.type(screen.getByLabelText('Name of the town'), 'Clinton')
  await user.click(await button('Clinton, Wisconsin'))
  expect(field).toHaveValue('12 Elm St, Clinton, WI')
})

describe('what can not be known is asked for', () => {
  test.each([
    ['Springfield, Illinois', '12 Main St, Springfield, IL'],
    ['Springfield, Wisconsin', '12 Main St, Springfield, WI'],
    ['Somewhere else', '12 Main St, Springfield, another state'],
  ])('a state, with one press: %s', async (answer, written) => {
    const { user, field, button } = showAddressField()
    await user.type(field, '12 Main St, Springfield')
    expect(state(answer)).not.toBeInTheDocument()
    await user.tab()
    await user.click(await button(answer))
    expect(field).toHaveValue(written)
    expect(state(answer)).not.toBeInTheDocument()
  })

  test('a contradiction, beside its error; the ZIP code of another state goes to the driver', async () => {
    const { user, field, directions, button } = showAddressField({
      initial: '100 State St 53511, Loves Park, IL',
      error: '53511 is a ZIP code in Wisconsin, not in Illinois.',
    })
    expect(screen.queryByText(/^Delivery to/)).not.toBeInTheDocument()
    expect(screen.getByLabelText('Town')).toHaveValue('Loves Park')
    await user.click(await button('Loves Park, Illinois'))
    expect(field).toHaveValue('100 State St, Loves Park, IL')
    expect(directions).toHaveValue('53511')
  })

  test.each(['', '2114', 'Rockford', 'PO Box 12, Rockford'])(
    'not where the street is missing: %j',
    async (initial) => {
      showAddressField({ initial, error: 'What is the street?' })
      expect(screen.queryByLabelText('Town')).not.toBeInTheDocument()
    },
  )
})

test.each([
  ['Harlem Blvd, Rockford', true],
  ['2114 Harlem Blvd, Rockford', false],
])('whether the house number of %s is missing: %s', (initial, isMissing) => {
  showAddressField({ initial })
  expect(read('Is the house number missing?') !== null).toBe(isMissing)
})

test('words behind an address go to the directions, behind those that are there', async () => {
  const { user, field, directions } = showAddressField()
  await user.type(directions, 'Apt 4')
  await user.type(field, '2114 Harlem Blvd, Rockford, IL 61103. Use back door')
  await user.tab()
  await waitFor(() => expect(directions).toHaveValue('Apt 4, Use back door'))
  expect(field).toHaveValue('2114 Harlem Blvd, Rockford, IL 61103')
})

describe('a street without a town', () => {
  beforeEach(() => saveEventPlace({ town: 'Loves Park', state: 'IL', address: '' }))
  const line = 'Delivery to 500 Home Ave · Loves Park, Illinois · $30.'

  test("gets the town of the event's place, which is said and can be chosen again", async () => {
    const { user, field, button } = showAddressField()
    await user.type(field, '500 Home Ave')
    await user.tab()
    expect(await screen.findByText(line)).toBeVisible()
    expect(field).toHaveValue('500 Home Ave, Loves Park, IL')
    await user.click(await button('Not right?'))
    await user.selectOptions(screen.getByLabelText('Town'), 'Rockford')
    await user.click(await button('Rockford, Illinois'))
    await user.tab()
    expect(field).toHaveValue('500 Home Ave, Rockford, IL')
  })

  test('so does one that the browser filled in', async () => {
    const { field } = showAddressField()
    fireEvent.input(field, { target: { value: '500 Home Ave' } })
    expect(await screen.findByText(line)).toBeVisible()
    expect(field).toHaveValue('500 Home Ave, Loves Park, IL')
  })

  test('with a ZIP code elsewhere is asked about', async () => {
    const { user, field, button } = showAddressField()
    await user.type(field, '100 State St 53511')
    await user.tab()
    await button('Loves Park, Wisconsin')
    expect(field).toHaveValue('100 State St 53511')
  })
})

test('the field reports that it is left, and a town that was chosen for it', async () => {
  const onLeave = vi.fn<() => void>()
  const { user, field, button } = showAddressField({ onLeave })
  await user.type(field, '12 Main St, Springfield')
  await user.tab()
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1))
  await user.click(await button('Somewhere else'))
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(2))
  await user.click(field)
  await user.click(await button('Continue'))
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(3))
})
