// A customer moves an own booking, takes that back, and cancels it. What the rules allow:
// test/rules/cases/moves.ts.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { day } from '#test/days'
import { inflatable } from '#test/items'
import { backend, openBackend, storeUnit } from '#test/stand-ins/backend'
import { refusal } from '#test/stand-ins/backend-database'
import {
  bookingId,
  button,
  expectFocusOn,
  storeBooking,
  unpaid,
  visitBooking,
} from '#test/stand-ins/stored-booking'
import { ownerOf } from '~/../office/sync/owner'
import { loadMyBookings, keepMyBooking } from '~/lib/storage/my-bookings'

openBackend('2027-06-08T16:00:00Z')

const owner = ownerOf(bookingId)
const castle = { ...unpaid, extras: [], approved: 'True' }
const booked = () =>
  backend
    .paths('allocations')
    .filter((path) => backend.get(path)?.['owner'] === owner)
    .toSorted()

beforeEach(() => {
  storeBooking(castle)
  backend.items = [inflatable({ name: 'Rockford Castle', capacity: 1 })]
  for (const date of ['2027-06-12', '2027-06-13']) storeUnit('castle', date, owner)
  storeUnit('castle', '2027-06-20', 'somebody else')
  const days = [day('2027-06-12'), day('2027-06-13')]
  keepMyBooking(bookingId, [{ itemId: 'castle', name: 'Rockford Castle', days }])
})

async function moveTo(name: RegExp) {
  const { user } = await visitBooking()
  await user.click(await button('Move my booking'))
  await user.click(await button(name))
  return user
}

test('three presses move a booking, whose own day counts as free; one more undoes it', async () => {
  const user = await moveTo(/June 13, 2027/)
  expect(
    screen.getByText('Anyone with the link to this page can move or cancel this booking.'),
  ).toBeVisible()
  const changes = within(screen.getByRole('list', { name: 'What changes' }))
  expect(changes.getByRole('listitem')).toHaveTextContent(
    'Rockford Castle: Sat, Jun 12, 2027 to Sun, Jun 13, 2027 becomes Sun, Jun 13, 2027 to Mon, Jun 14, 2027',
  )
  await user.click(await button('Move to Sunday, June 13'))

  await expectFocusOn(await screen.findByText('Your booking is moved to Sunday, June 13.'))
  expect(booked()).toEqual(['allocations/castle_2027-06-13_0', 'allocations/castle_2027-06-14_0'])
  expect(backend.get(`bookings-test/${bookingId}`)).toMatchObject({ moves: 1, paid: false })
  expect(loadMyBookings()[0]?.lines[0]?.days).toEqual(['2027-06-13', '2027-06-14'])
  await waitFor(() => expect(backend.messages).toHaveLength(1))
  expect(backend.messages[0]?.message).toContain(
    'Before:\nRockford Castle, Sat, Jun 12, 2027 to Sun, Jun 13, 2027\nNow:\nRockford Castle, Sun, Jun 13, 2027 to Mon, Jun 14, 2027',
  )
  // The customer gets a new confirmation instead.
  expect(backend.messages[0]).not.toHaveProperty('copy')
  await waitFor(() => expect(backend.mails.map(({ kind }) => kind)).toEqual(['confirmation']))

  await user.click(await button('Undo: back to Saturday, June 12'))
  await waitFor(() =>
    expect(booked()).toEqual([
      'allocations/castle_2027-06-12_0',
      'allocations/castle_2027-06-13_0',
    ]),
  )
  expect(backend.get(`bookings-test/${bookingId}`)).toMatchObject({ moves: 0 })
  await waitFor(() => expect(screen.queryByText(/^Undo/)).not.toBeInTheDocument())
  await expectFocusOn(await screen.findByText('Your booking is back on Saturday, June 12.'))
})

type Last = { minutes: number; moves?: number; to?: string }
test.each<[string, Last, boolean]>([
  ['for 15 minutes, also after a reload', { minutes: 14 }, true],
  ['no longer after 15 minutes', { minutes: 15 }, false],
  ['not once another device has moved it', { minutes: 1, moves: 2 }, false],
  ['not once our office has moved it', { minutes: 1, to: '2027-06-19' }, false],
])('undoing a move: %s', async (_, { minutes, moves = 1, to = '2027-06-12' }, offered) => {
  storeBooking({ ...castle, moves })
  const at = Date.now() - minutes * 60_000
  const move = { id: bookingId, from: '2027-06-05', to, moves: 1, at }
  sessionStorage.setItem('movedBooking', JSON.stringify(move))
  await visitBooking()
  expect(await button('Add to calendar')).toBeVisible()
  expect(screen.queryAllByRole('button', { name: /^Undo/ })).toHaveLength(offered ? 1 : 0)
})

test('a taken day and a day that is too soon move nothing', async () => {
  const user = await moveTo(/June 19, 2027/)
  expect(await screen.findByRole('alert')).toHaveTextContent('June 20 is already booked')
  expect(screen.queryByRole('button', { name: /^Move to [A-Z]/ })).not.toBeInTheDocument()
  expect(await button(/June 9, 2027/)).toBeDisabled()
  await user.click(await button('Previous month'))
  expect(backend.get(`bookings-test/${bookingId}`)).not.toHaveProperty('moves')
})

test('somebody who is faster gets the day; the booking stays', async () => {
  const user = await moveTo(/June 26, 2027/)
  storeUnit('castle', '2027-06-26', 'somebody else')
  await user.click(await button('Move to Saturday, June 26'))
  await expectFocusOn(await screen.findByText('Somebody just booked that day.'))
  expect(booked()).toHaveLength(2)
  expect(backend.messages).toEqual([])
})

test.each([
  ['one that runs', '2027-07-03', [0], 10],
  ['ended ones of the new day', '2027-06-26', [1, 2], -10],
])(
  "strangers' holds under the booking's public owner stop no move: %s",
  async (_, date, units, minutes) => {
    backend.items = [inflatable({ name: 'Rockford Castle', capacity: 3 })]
    const expires = new Date(Date.now() + minutes * 60_000)
    for (const unit of units) storeUnit('castle', date, owner, { unit, expires })
    const user = await moveTo(/June 26, 2027/)
    await user.click(await button('Move to Saturday, June 26'))
    expect(await screen.findByText('Your booking is moved to Saturday, June 26.')).toBeVisible()
    const isHeld = (path: string) => backend.get(path)?.['expires'] instanceof Date
    expect(booked().filter((path) => !isHeld(path))).toHaveLength(2)
    // A hold isn't the booking's, so the move leaves it alone.
    expect(isHeld(`allocations/castle_${date}_${units.at(-1)}`)).toBe(true)
  },
)

test('a move that the rules refuse says so and leaves the form', async () => {
  backend.beforeWrites = () => 'refused'
  const user = await moveTo(/June 26, 2027/)
  await user.click(await button('Move to Saturday, June 26'))
  expect(await screen.findByText("We can't change this booking online.")).toBeVisible()
  expect(await button('Ask to change or cancel')).toBeVisible()
})

test('a move blames no connection where the database refuses to read the booking', async () => {
  const user = await moveTo(/June 26, 2027/)
  backend.beforeRead = (path) => {
    if (path.startsWith('bookings-test/')) throw refusal()
  }
  await user.click(await button('Move to Saturday, June 26'))
  expect(await screen.findByText("We can't change this booking online.")).toBeVisible()
  expect(screen.queryByText(/couldn't reach|in a moment/)).not.toBeInTheDocument()
})

test('a move whose rates the rules refuse, where the site has others by now, asks for a reload', async () => {
  backend.beforeWrites = () => 'refused'
  backend.beforeRead = (path) => {
    if (path.startsWith('numbers/')) throw refusal()
  }
  const user = await moveTo(/June 26, 2027/)
  await user.click(await button('Move to Saturday, June 26'))
  expect(await screen.findByText('Please reload this page.')).toBeVisible()
  expect(
    screen.getByText(/Nothing about your booking has changed\. Our site was updated\./),
  ).toBeVisible()
})

test.each([
  ['a request', { approved: 'Waiting' }, "You can't move a request until our office approves it"],
  ['moved twice', { moves: 2 }, 'You have moved this booking 2 times.'],
  ['that begins tomorrow', { days: ['06/09/2027'] }, "It's too late to move this booking here"],
])(
  'where a booking cannot be moved, the form stays and says why: %s',
  async (_, { days, ...changes }: object & { days?: string[] }, words) => {
    const lines = days && [{ ...castle.inflatables[0], bookingDates: days }]
    storeBooking({ ...castle, ...changes, ...(lines && { inflatables: lines }) })
    await visitBooking()
    expect(screen.getByText(new RegExp(words))).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Move my booking' })).not.toBeInTheDocument()
    expect(await button('Ask to change or cancel')).toBeVisible()
  },
)

test('a cancellation asks once, frees the units, and the link then says that it was canceled', async () => {
  const { user } = await visitBooking()
  await user.click(await button('Cancel my booking'))
  expect(backend.get(`bookings-test/${bookingId}`)).not.toBeNull()
  await user.click(await button('Keep my booking'))
  expect(screen.queryByRole('button', { name: 'Yes, cancel it' })).not.toBeInTheDocument()
  expect(await button('Cancel my booking')).toHaveFocus()
  await user.click(await button('Cancel my booking'))
  await user.click(await button('Yes, cancel it'))

  await expectFocusOn(await screen.findByRole('heading', { name: 'This booking was canceled.' }))
  expect(booked()).toEqual([])
  expect(backend.get(`canceled-bookings/${bookingId}`)).toEqual({
    ...castle,
    canceled: '06/08/2027 | 11:00',
  })
  expect(loadMyBookings()).toEqual([])
  await waitFor(() => expect(backend.messages).toHaveLength(1))
  expect(backend.messages[0]).toMatchObject({ email: 'maria@example.com', copy: true })
})

test.each([
  ['paid', { paid: true }],
  ['paid in part', { balances: { ...unpaid.balances, deposit: 100 } }],
])('only the office can cancel a booking that was %s', async (_, changes) => {
  storeBooking({ ...castle, ...changes })
  await visitBooking()
  expect(screen.queryByRole('button', { name: 'Cancel my booking' })).not.toBeInTheDocument()
  // What the contract says of refunds.
  expect(screen.getByText(/^You've paid, so only our office/).closest('p')).toHaveTextContent(
    "You've paid, so only our office can cancel it. Only our office makes refunds. The deposit and the damage waiver aren't refunded.",
  )
})
