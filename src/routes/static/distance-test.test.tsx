import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gate, backend, openBackend } from '#test/stand-ins/backend'
import { loadPage } from '#test/stand-ins/page-load'
import { deliveryZone } from '~/lib/pricing/delivery'

openBackend()

test('shows the number of miles to a sample address whose delivery goes by the mile', async () => {
  const { opened, open } = gate()
  backend.distance = opened.then(() => ({ ok: true, data: 17.3 }))
  await loadPage('/test')
  expect(await screen.findByText('Asking the distance service…')).toHaveRole('status')
  open()
  expect(await screen.findByRole('definition')).toHaveTextContent('17.3 miles')
  expect(backend.distancesAsked).toHaveLength(1)
  const [address = ''] = backend.distancesAsked
  expect(screen.getByText(address)).toBeVisible()
  const [street, town = '', state] = address.split(', ')
  expect(street).toMatch(/^\d/)
  expect(state).toMatch(/^IL \d{5}$/)
  expect(deliveryZone({ town, state: 'IL' })).toEqual({ kind: 'byDistance' })
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test.each([
  ['down', "The distance service can't be reached."],
  ['slow', 'The distance service is taking too long to answer.'],
  ['nonsense', 'The distance service answered without a distance.'],
] as const)(
  'the service is %s: says so, and another try shows the number',
  async (reason, words) => {
    backend.distance = { ok: false, reason }
    const { user } = await loadPage('/test')
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.queryByRole('definition')).toBeNull()
    backend.distance = { ok: true, data: 17.3 }
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('definition')).toHaveTextContent('17.3 miles')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)
