import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { contractDay } from '~/lib/booking/plan/signature'
import { currentContract } from '~/lib/domain/contract-version'
import { Component as Contract, loader } from './contract'

async function openContract(url = '/contract') {
  const route = {
    path: '/contract/:version?',
    Component: Contract,
    loader,
    HydrateFallback: () => null,
  }
  const missing = { ...route, errorElement: <h1>Not here</h1> }
  render(<RouterProvider router={createMemoryRouter([missing], { initialEntries: [url] })} />)
  await screen.findByRole('heading', { level: 1 })
}

test('consists of its two parts, and states what was specified', async () => {
  await openContract()
  const parts = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  expect(parts).toEqual(['Rules and Regulations', 'Liability Release'])
  const contract = screen.getByRole('article')
  for (const words of [
    'No children under 3',
    'At most 6 jumpers',
    '175 lbs per person',
    'adult watches the equipment at all times',
    'Silly string ruins vinyl',
    '20 amps within 100 ft',
    'Grass, concrete or asphalt, and indoor floors',
    'about 8 hours',
    'between 5am and 4pm',
    'after 7pm',
    'start at 7am',
    'as late as midnight',
    'outside 7am to 10pm needs prior notice',
    'a window of two hours or more is $50',
    'a one-hour window is $75',
    'an exact time is $125',
    'If any time works for you, there is no charge',
    'in parts of Illinois and Wisconsin',
    '$50 flat: any address in Wisconsin',
    '$30 flat: Cherry Valley, Durand, Loves Park, Machesney Park, Pecatonica, Rockford, Rockton, Roscoe, Seward, Shirland, South Beloit and Winnebago',
    '$1.50 for each driving mile',
    'price of each item times the number of days',
    'All prices are in US dollars',
    'takes its percentage off the rent',
    '8.75% in Illinois, 6.25% in Wisconsin',
    'insurance costs $45',
    'deposit of $100',
    'deposit is non-refundable',
    'unpaid 24 hours after it was made is canceled',
    "at least 24 hours' notice",
    'we may postpone or cancel it',
    'Until 2 days before the event you can move',
    'Only our office makes refunds',
    'the fee is $2500',
    'damage waiver costs 9%',
    'optional and non-refundable',
    'does not owe us for damage',
    'not liability insurance',
    'theft, vandalism, silly string, misuse, abuse or missing equipment',
    "don't book anything or charge a card until they're accepted",
    'a request becomes a booking once our office has approved it',
  ])
    expect.soft(contract).toHaveTextContent(words)
})

test('every link of its contents leads to a heading', async () => {
  await openContract()
  const links = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('#'))
  expect(links).toContain('#liability')
  for (const link of links) expect(document.getElementById(link.slice(1))).toBeVisible()
})

test.each([
  ['a heading', '#damage', 'Damage, loss and the damage waiver'],
  ['nothing', '#no-such-heading', null],
])('a URL that names %s moves the focus there alone', async (_, hash, name) => {
  await openContract(`/contract${hash}`)
  expect(name === null ? document.body : screen.getByRole('heading', { name })).toHaveFocus()
})

test.each([
  [
    "today's version",
    currentContract.version,
    `Rules and restrictions of ${contractDay(currentContract.version)}`,
  ],
  ['a version that nobody signed', '0123456789ab', 'Not here'],
])('%s has a URL of its own', async (_, version, heading) => {
  await openContract(`/contract/${version}`)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
})
