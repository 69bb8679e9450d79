import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { failing, held, mailer, openMailer, withStatus } from '#test/stand-ins/mailer'
import { allSettings } from '~/settings/all-settings'
import * as contact from './contact'

openMailer()

const typed = {
  'First Name': 'Ada',
  'Last Name': 'Jansen',
  'Email Address': 'ada@example.com',
  'Phone Number': '815 555 0190',
  Message: 'Is the castle free in June?',
}

const field = (label: string) => screen.getByLabelText(label)
const button = () => screen.getByRole('button', { name: 'Send Message' })

function open() {
  const routes = [
    { path: '/contact', ...contact },
    { path: '*', element: <p>Another screen</p> },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/contact'] })} />)
  return userEvent.setup()
}

async function fill(user: ReturnType<typeof open>, some: Partial<typeof typed> = {}) {
  for (const [label, text] of Object.entries({ ...typed, ...some }))
    if (text !== '') await user.type(field(label), text)
}

test('posts the message to the mailer, and says so in the specified words, until the next one fails', async () => {
  const user = open()
  await fill(user)
  await user.click(button())
  await screen.findByText('Message sent succesfully')
  expect(screen.getByRole('alert')).toHaveTextContent('Message sent succesfully')
  expect(mailer.requests).toHaveLength(1)
  expect(mailer.requests[0]).toMatchObject({
    method: 'post',
    url: `${allSettings.services.mailerUrl}/api/contactForm`,
  })
  expect(JSON.parse(String(mailer.requests[0]?.data))).toEqual({
    name: 'Ada',
    lastName: 'Jansen',
    email: 'ada@example.com',
    phone: '815 555 0190',
    message: 'Is the castle free in June?',
  })
  for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('')

  // The simulated keyboard doesn't notice that the form was emptied. It would continue with the old
  // text.
  for (const [label, value] of Object.entries(typed))
    fireEvent.input(field(label), { target: { value } })
  mailer.answer = failing('ERR_NETWORK')
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent("Your message wasn't sent.")
  expect(screen.queryByText('Message sent succesfully')).not.toBeInTheDocument()
})

test('each missing field has an error, the first takes the focus, and nothing is sent', async () => {
  const user = open()
  await fill(user, { 'First Name': '', 'Email Address': 'ada', Message: '' })
  await user.click(button())
  await waitFor(() => expect(field('First Name')).toHaveFocus())
  expect(field('First Name')).toHaveAccessibleDescription('Name is required.')
  expect(field('Email Address')).toHaveAccessibleDescription(
    expect.stringContaining('like name@example.com'),
  )
  expect(field('Message')).toHaveAccessibleDescription(
    expect.stringContaining('Message is required.'),
  )
  expect(field('Email Address')).toHaveValue('ada')
  expect(field('Last Name')).toBeValid()
  expect(mailer.requests).toEqual([])
})

// Which answers of the mailer are failures is proved in lib/services/services.test.ts.
test.each([
  ['the mailer is down', 'ERR_NETWORK', "Your message wasn't sent."],
  ['the mailer is too slow', 'ECONNABORTED', "We're not sure we got your message."],
] as const)(
  '%s: no success is claimed, nothing typed is lost, and it can be sent again',
  async (_, code, words) => {
    const user = open()
    await fill(user)
    mailer.answer = failing(code)
    await user.click(button())
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent(words)
    await waitFor(() => expect(notice.parentElement).toHaveFocus())
    expect(within(notice).getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    expect(screen.queryByText('Message sent succesfully')).not.toBeInTheDocument()
    for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text)

    mailer.answer = withStatus(200)
    await user.click(within(notice).getByRole('button', { name: 'Try again' }))
    await screen.findByText('Message sent succesfully')
    expect(screen.getByRole('alert')).toHaveTextContent('Message sent succesfully')
    expect(screen.queryByText(words)).not.toBeInTheDocument()
    expect(mailer.requests).toHaveLength(2)
  },
)

test('pressed twice, it is sent once; the fields are off meanwhile, then empty', async () => {
  const user = open()
  await fill(user)
  const { answer, arrive } = held()
  mailer.answer = answer
  await user.dblClick(button())
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'))
  for (const [label, text] of Object.entries(typed)) {
    expect(field(label)).toBeDisabled()
    expect(field(label)).toHaveValue(text)
  }
  arrive()
  await screen.findByText('Message sent succesfully')
  for (const label of Object.keys(typed)) {
    expect(field(label)).toBeEnabled()
    expect(field(label)).toHaveValue('')
  }
  expect(mailer.requests).toHaveLength(1)
})

test("shows the office's phone number and email address, and a map in a new tab", () => {
  open()
  const office = within(screen.getByRole('complementary', { name: 'Our office' }))
  expect(office.getByText('Mon - Sat 8am - 5pm')).toBeVisible()
  const link = (name: RegExp | string) => office.getByRole('link', { name })
  expect(link('(815) 555-0142')).toHaveAttribute('href', 'tel:+18155550142')
  expect(link('hello@example.com')).toHaveAttribute('href', 'mailto:hello@example.com')
  expect(link(/^2500 Hydraulic Rd/)).toHaveAttribute('href', 'https://maps.example.com/rockford')
  expect(link(/^2500 Hydraulic Rd/)).toHaveAttribute('target', '_blank')
})

test('the map is fetched only when it is asked for', async () => {
  const user = open()
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show the map' }))
  const frame = screen.getByTitle('Map of 2500 Hydraulic Rd, Rockford, Illinois')
  const { origin, pathname, searchParams } = new URL(frame.getAttribute('src') ?? '')
  expect(`${origin}${pathname}`).toBe('https://www.google.com/maps/embed/v1/place')
  expect(Object.fromEntries(searchParams)).toEqual({
    key: 'demo',
    q: '2500 Hydraulic Rd, Rockford, Illinois',
  })
  expect(screen.getByRole('link', { name: /^2500 Hydraulic Rd/ })).toBeVisible()
})
