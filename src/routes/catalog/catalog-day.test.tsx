// The catalog on the days of an event, from the URL.
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gate, backend, untilIdle } from '#test/stand-ins/backend'
import {
  cardOf,
  installCatalog,
  names,
  openCatalog as open,
  readings,
  select,
} from '#test/stand-ins/catalog'
import { hrefOf } from '#test/stand-ins/links'
import { fillCart } from '#test/stand-ins/visitor'

installCatalog()

const daysRead = () => readings.filter((path) => path === 'allocations')

test('free rentals come first, taken ones last with a nearby day; links keep the day', async () => {
  const { user, url } = await open('/inflatables?date=2026-12-12&utm=x')
  const count = await screen.findByText(/^3 of \d+ available/)
  expect(count.closest('output')).toHaveTextContent(/^3 of 5 available$/)
  expect(names()).toEqual(['Boat Slide', 'Cave Combo', 'Tent', 'Lake House', 'Ape Bouncer'])
  const boat = await cardOf('Boat Slide')
  expect(boat.getByText('Available')).toBeVisible()
  expect(hrefOf('Boat Slide', boat)).toBe('/inflatable/boat?date=2026-12-12')
  expect((await cardOf('Lake House')).getByText('Call to check')).toBeVisible()
  const ape = await cardOf('Ape Bouncer')
  expect(ape.getByText('Not available')).toBeVisible()
  expect(await ape.findByText('Available on Fri, Dec 11')).toBeVisible()

  await user.selectOptions(select('Category'), 'Extras')
  await screen.findByRole('heading', { level: 1, name: 'Extras' })
  expect(url()).toBe('/inflatables/extras?date=2026-12-12&utm=x')
  expect(screen.getByRole('button', { name: 'When is your event? Sat, Dec 12' })).toBeVisible()
  // Search engines get the URL without a day.
  const canonical = document.querySelector('link[rel="canonical"]')
  expect(canonical).toHaveAttribute('href', 'https://site.test/inflatables/extras')
})

test('a day stays for the visit, on pages that name none, until it is cleared', async () => {
  const { router, user } = await open('/inflatables?date=2026-12-12')
  await screen.findByText(/^3 of \d+ available/)
  const all = () => screen.findByRole('link', { name: 'Check All Inflatables' })
  await router.navigate('/services')
  expect(await all()).toHaveAttribute('href', '/inflatables?date=2026-12-12')
  await router.navigate('/')
  const field = await screen.findByRole('button', { name: 'Event date Sat, Dec 12' })
  expect(field).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Clear date' }))
  expect(field).toHaveTextContent('Choose a date')
  await router.navigate('/services')
  expect(await all()).toHaveAttribute('href', '/inflatables')
})

test("the cart's day is offered with one press, never set", async () => {
  fillCart(['boat', ['2026-12-12']])
  const { user, url } = await open('/inflatables')
  expect(await screen.findByText(/^Your cart is for Saturday, December 12/)).toBeVisible()
  expect(daysRead()).toEqual([])
  await user.click(screen.getByRole('link', { name: "show what's available" }))
  expect(await screen.findByText(/^3 of \d+ available/)).toBeVisible()
  expect(url()).toBe('/inflatables?date=2026-12-12')
})

test('an unusable day in the URL is ignored, and the page says why', async () => {
  const { router } = await open('/inflatables?date=soon')
  for (const [date, words] of [
    ['soon', "We couldn't read the date in this link"],
    ['2026-11-22', 'The date in this link can no longer be booked'],
    ['2029-12-12', 'The date in this link is more than 2 years away'],
    ['2026-12-01&to=2026-12-31', 'This link has more than 14 days in a row'],
  ]) {
    await router.navigate(`/inflatables?date=${date}`)
    expect(await screen.findByText(`${words}, so we're showing everything.`)).toBeVisible()
    expect(screen.getByText('5 rentals')).toBeVisible()
  }
  expect(daysRead()).toEqual([])
})

test('unknown days leave the list as it is; another try keeps the focus and shows what is free', async () => {
  let opened = Promise.resolve()
  const goWrong = [() => Promise.reject(new Error('down')), () => opened, () => opened]
  backend.beforeRead = (path) => (path === 'allocations' ? goWrong.shift()?.() : undefined)
  const { user } = await open('/inflatables?date=2026-12-12')
  expect(await screen.findByRole('alert')).toHaveTextContent("We can't check dates right now")
  expect(names()[0]).toBe('Ape Bouncer')
  expect(screen.queryByText(/^Available|^Not available/)).not.toBeInTheDocument()

  const button = screen.getByRole('button', { name: 'Try again' })
  for (const checked of [false, true]) {
    backend.checked = checked
    const { opened: answered, open: answer } = gate()
    opened = answered
    await user.click(button)
    await waitFor(() => expect(button).toHaveFocus())
    expect(button).toHaveAttribute('aria-disabled', 'true')
    answer()
    if (!checked) await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  }
  const line = await screen.findByText(/^3 of \d+ available/)
  await waitFor(() => expect(line.closest('output')).toHaveFocus())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the list stays as it is while a day is checked, and another one after it', async () => {
  const checks = [gate(), gate()]
  const waiting = checks.map(({ opened }) => opened)
  backend.beforeRead = (path) => (path === 'allocations' ? waiting.shift() : undefined)
  const { router, user } = await open('/inflatables')
  const listed = ['Ape Bouncer', 'Boat Slide', 'Cave Combo', 'Lake House', 'Tent']
  expect(names()).toEqual(listed)

  await user.click(screen.getByRole('button', { name: 'When is your event? Choose a date' }))
  await user.click(await screen.findByRole('button', { name: 'Next month' }))
  await user.click(screen.getByRole('button', { name: 'Saturday, December 12, 2026' }))
  expect(screen.getByText(/Checking availability…/)).toBeVisible()
  expect(names()).toEqual(listed)
  checks[0]?.open()
  expect(await screen.findByText(/^3 of \d+ available/)).toBeVisible()
  const freeFirst = ['Boat Slide', 'Cave Combo', 'Tent', 'Lake House', 'Ape Bouncer']
  expect(names()).toEqual(freeFirst)

  await router.navigate('/inflatables?date=2026-12-19')
  expect(await screen.findByText(/Checking availability…/)).toBeVisible()
  expect(names()).toEqual(freeFirst)
  expect(screen.queryByText(/^Available|^Not available/)).not.toBeInTheDocument()
  checks[1]?.open()
  expect(await screen.findByText(/^4 of \d+ available/)).toBeVisible()
  expect(names()).toEqual(['Ape Bouncer', 'Boat Slide', 'Cave Combo', 'Tent', 'Lake House'])
})

test('ignores a late answer for a day that is no longer chosen', async () => {
  const { opened, open: answer } = gate()
  const first = [opened]
  backend.beforeRead = (path) => (path === 'allocations' ? first.shift() : undefined)
  const { router } = await open('/inflatables?date=2026-12-12')
  expect(await screen.findByText(/Checking availability…/)).toBeVisible()
  await router.navigate('/inflatables?date=2026-12-19')
  expect(await screen.findByText(/^4 of \d+ available/)).toBeVisible()
  answer()
  await untilIdle()
  expect(screen.getByText(/^4 of \d+ available/)).toBeVisible()
})
