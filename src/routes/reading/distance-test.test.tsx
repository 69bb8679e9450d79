import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { deliveryRule } from '~/lib/pricing/delivery'
import { fetchDistance } from '~/lib/services/distance'
import { Component as DistanceTest, loader } from './distance-test'

vi.mock('~/lib/services/distance')

function open() {
  const route = { path: '/test', loader, Component: DistanceTest, HydrateFallback: () => null }
  render(<RouterProvider router={createMemoryRouter([route], { initialEntries: ['/test'] })} />)
}

beforeEach(() => void vi.mocked(fetchDistance).mockResolvedValue({ ok: true, data: 17.3 }))

test('shows the number of miles that the service tells for the sample address', async () => {
  open()
  expect(await screen.findByRole('definition')).toHaveTextContent('17.3 miles')
  expect(fetchDistance).toHaveBeenCalledOnce()
  const [address = ''] = vi.mocked(fetchDistance).mock.calls[0] ?? []
  expect(screen.getByText(address)).toBeVisible()
})

test('asks for an address whose delivery goes by the mile', async () => {
  open()
  await screen.findByRole('definition')
  const [street, city = '', state] = vi.mocked(fetchDistance).mock.calls[0]?.[0].split(', ') ?? []
  expect(street).toMatch(/^\d/)
  expect(state).toMatch(/^IL \d{5}$/)
  expect(deliveryRule({ city, state: 'IL' })).toEqual({ kind: 'byDistance' })
})

test('says that it is asking', async () => {
  vi.mocked(fetchDistance).mockReturnValue(new Promise(() => {}))
  open()
  expect(await screen.findByRole('status')).toHaveTextContent('Asking the distance service…')
})

test.each([
  ['down', "The distance service can't be reached."],
  ['slow', 'The distance service takes too long to answer.'],
  ['nonsense', 'The distance service answers without a distance.'],
] as const)(
  'the service is %s: says so, and another try shows the number',
  async (reason, words) => {
    vi.mocked(fetchDistance).mockResolvedValueOnce({ ok: false, reason })
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.queryByRole('definition')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('definition')).toHaveTextContent('17.3 miles')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('is kept out of search engines', async () => {
  open()
  await screen.findByRole('definition')
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
