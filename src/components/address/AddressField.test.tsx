import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showAddressField } from '#test/stand-ins/address-field'
import { openMaps } from '#test/stand-ins/maps'

const park = 'Sinnissippi Park, 1401 N 2nd St, Rockford, IL, USA'
const school = 'Auburn High School, 5110 Auburn St, Rockford, IL, USA'
const places = [park, school]

const lookUp = vi.fn<(request: { input: string; sessionToken: object }) => Promise<unknown>>()
/** Answers a place's latitude and longitude. */
const locate = vi.fn<(id: string, fields: readonly string[]) => Promise<[number, number]>>()

/** A place's ZIP code; '' where Google has none. */
let zip = ''

beforeEach(() => {
  zip = ''
  lookUp.mockImplementation(async ({ input }) => ({
    suggestions: places
      .filter((text) => text.toLowerCase().includes(input.toLowerCase()))
      .map((text) => ({
        placePrediction: {
          placeId: text.slice(0, 4),
          text: { text },
          toPlace: () => placeOf(text.slice(0, 4)),
        },
      })),
  }))
  locate.mockResolvedValue([42.28, -89.07])
  openMaps(lookUp)
})

function placeOf(id: string) {
  return {
    location: null as object | null,
    addressComponents: [] as object[],
    async fetchFields({ fields }: { fields: readonly string[] }) {
      const [lat, lng] = await locate(id, fields)
      this.location = { lat: () => lat, lng: () => lng }
      this.addressComponents = zip === '' ? [] : [{ longText: zip, types: ['postal_code'] }]
    },
  }
}

test('suggests places as an address is typed, and says how many; Escape closes the list, ArrowDown opens it again at its first entry, ArrowUp at its last', async () => {
  const { user, field } = showAddressField()
  expect(field).toHaveRole('combobox')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  await user.type(field, 'rockford')
  expect(await screen.findByRole('listbox', { name: 'Delivery Address' })).toBeVisible()
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(places)
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(field).toHaveValue('rockford')
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(park)
  await user.keyboard('{Escape}{ArrowUp}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(school)
})

test('the arrow keys scroll a suggestion into view; Enter chooses it and its coordinates', async () => {
  const shown: (string | null)[] = []
  // Newer browsers return a promise.
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(
    this: Element,
  ) {
    shown.push(this.textContent)
    return Promise.resolve() as unknown as void
  })
  const { user, field, onCoordinates } = showAddressField()
  await user.type(field, 'rockford')
  await screen.findByRole('listbox')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(shown.slice(0, 2)).toEqual(places)
  const option = screen.getByRole('option', { selected: true })
  expect(option).toHaveTextContent(school)
  expect(field).toHaveAttribute('aria-activedescendant', option.id)
  await user.keyboard('{Enter}')
  expect(field).toHaveValue(school)
  expect(field).toHaveFocus()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await waitFor(() => expect(onCoordinates).toHaveBeenLastCalledWith('42.28,-89.07'))
  expect(locate).toHaveBeenCalledExactlyOnceWith('Aubu', ['location', 'addressComponents'])
})

test('typing on after a choice drops its coordinates, even those still under way', async () => {
  let answer: (value: [number, number]) => void = () => {}
  locate.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { user, field, onCoordinates } = showAddressField()
  await user.type(field, 'sinn')
  await user.click(await screen.findByRole('option'))
  await waitFor(() => expect(locate).toHaveBeenCalled())
  await user.type(field, '!')
  await act(async () => {
    answer([1, 2])
  })
  expect(onCoordinates.mock.calls.every(([latLng]) => latLng === '')).toBe(true)
})

test('a suggestion chosen by mouse, without leaving the field, fills in its address even without coordinates', async () => {
  locate.mockRejectedValue(new Error('OVER_QUERY_LIMIT'))
  const { user, field, onCoordinates } = showAddressField()
  await user.type(field, 'sinn')
  await user.click(await screen.findByRole('option'))
  await waitFor(() => expect(locate).toHaveBeenCalled())
  expect(field).toHaveValue(park)
  expect(field).toHaveFocus()
  expect(onCoordinates.mock.calls.every(([latLng]) => latLng === '')).toBe(true)
})

test('what is typed up to a choice is one session of Google, and the next address another', async () => {
  const { user, field } = showAddressField()
  const sessions = () => lookUp.mock.calls.map(([{ sessionToken }]) => sessionToken)
  const askedFor = (input: string) =>
    waitFor(() => expect(lookUp.mock.lastCall?.[0]).toMatchObject({ input }))
  await user.type(field, 'rock')
  await askedFor('rock')
  await user.type(field, 'ford')
  await askedFor('rockford')
  await user.click(await screen.findByRole('option', { name: park }))
  await waitFor(() => expect(locate).toHaveBeenCalledOnce())
  const before = sessions()
  expect(new Set(before).size).toBe(1)
  expect(before[0]).toBeTypeOf('object')
  await user.clear(field)
  await user.type(field, 'auburn')
  await askedFor('auburn')
  expect(sessions().at(-1)).toBeTypeOf('object')
  expect(before).not.toContain(sessions().at(-1))
})

test('an answer that a later one has overtaken is not shown', async () => {
  const late: ((value: unknown) => void)[] = []
  lookUp.mockImplementationOnce(() => new Promise((resolve) => late.push(resolve)))
  const { user, field } = showAddressField()
  await user.type(field, 'auburn')
  await waitFor(() => expect(late).toHaveLength(1))
  await user.clear(field)
  await user.type(field, 'sinn')
  expect(await screen.findByRole('option')).toHaveTextContent(park)
  await act(async () => {
    late[0]?.({ suggestions: [{ placePrediction: { placeId: 'x', text: { text: school } } }] })
  })
  expect(screen.getByRole('option')).toHaveTextContent(park)
})

test('when suggestions fail, a message beside the field says so, and typing works', async () => {
  lookUp.mockRejectedValue(new Error('down'))
  const { user, field } = showAddressField({ hint: 'We deliver in parts of Illinois.' })
  await user.type(field, 'sinnissippi')
  expect(await screen.findByText(/No suggestions right now/)).toBeVisible()
  await user.type(field, ' park')
  expect(field).toHaveValue('sinnissippi park')
  expect(field).toHaveAccessibleDescription(/We deliver in parts.*type your full address/)
})

test('the list stays when a phone puts its keys away, comes back with the field, and goes with another one or an empty field', async () => {
  const { user, field, button } = showAddressField()
  const list = () => screen.queryByRole('listbox')
  await user.type(field, 'rockford')
  await screen.findByRole('listbox')
  act(() => field.blur())
  expect(list()).toBeVisible()
  await user.click(await button('Continue'))
  expect(list()).not.toBeInTheDocument()
  await user.click(field)
  expect(list()).toBeVisible()
  act(() => field.blur())
  await user.click(screen.getByRole('option', { name: school }))
  expect(field).toHaveValue(school)
  expect(list()).not.toBeInTheDocument()
  await user.clear(field)
  await user.type(field, 'rockford')
  await screen.findByRole('listbox')
  await user.clear(field)
  await waitFor(() => expect(list()).not.toBeInTheDocument())
})

test.each([
  ['Unit B', '', school],
  ['#12', '61101', 'Auburn High School 5110 Auburn St, Rockford, IL 61101'],
  ['', '61101', 'Auburn High School 5110 Auburn St, Rockford, IL 61101'],
])('a chosen place leaves %j to the driver and gets its ZIP code %j', async (unit, code, whole) => {
  zip = code
  lookUp.mockResolvedValue({
    suggestions: [
      { placePrediction: { placeId: 'a', text: { text: school }, toPlace: () => placeOf('a') } },
    ],
  })
  const { user, field, directions } = showAddressField()
  await user.type(field, `auburn ${unit}`)
  await user.click(await screen.findByRole('option'))
  await waitFor(() => expect(field).toHaveValue(whole))
  expect(directions).toHaveValue(unit)
})
