import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { storedBooking as stored } from '#test/bookings'
import { openBackend } from '#test/stand-ins/backend'
import { bookingId, storeBooking, visitBooking } from '#test/stand-ins/stored-booking'

openBackend('2027-06-08T16:00:00Z')
beforeEach(() => storeBooking())

/** Opens the ways to add the booking to a calendar. */
async function openCalendar() {
  const { user } = await visitBooking()
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }))
  return { user, ways: within(await screen.findByRole('region', { name: 'Add to calendar' })) }
}

/** The files that the page hands to the browser to save. */
function savedFiles() {
  const files: File[] = []
  const createObjectURL = (file: File) => `blob:${files.push(file)}`
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  return files
}

/** A device that shares files; `share` answers a press. */
function shareFilesBy(share: (shared: ShareData) => Promise<void>) {
  const asked = vi.fn(share)
  const canShare = ({ files }: ShareData) => files?.[0]?.name.endsWith('.ics') === true
  Object.assign(navigator, { share: asked, canShare })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'canShare')
  })
  return asked
}

test("a bracket after the link isn't part of it", async () => {
  const { router } = await visitBooking('%3E.')
  expect(router.state.location.pathname).toBe(`/booking/${bookingId}`)
  expect(screen.getByText(`Confirmation ID ${bookingId}`)).toBeVisible()
})

test('a file for the calendar: the page says where to look, not that it was saved', async () => {
  const files = savedFiles()
  const { user, ways } = await openCalendar()
  expect(ways.queryByRole('button', { name: 'Share calendar file' })).not.toBeInTheDocument()
  expect(ways.getByRole('status')).toBeEmptyDOMElement()
  await user.click(ways.getByRole('button', { name: 'Save calendar file' }))
  expect(files.map(({ name }) => name)).toEqual(['booking-2027-06-12.ics'])
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8')
  expect(await files[0]?.text()).toContain('SUMMARY:Better Events: Rockford Castle')
  expect(ways.getByRole('status')).toHaveTextContent(
    /^Check your downloads for booking-2027-06-12.ics and open it. Nothing there\? Use Google/,
  )
})

test('Google Calendar opens with the event filled in, without the secret link', async () => {
  const { ways } = await openCalendar()
  const link = ways.getByRole('link', { name: 'Google Calendar (opens in a new tab)' })
  const { origin, searchParams } = new URL(link.getAttribute('href') ?? '')
  expect(origin).toBe('https://calendar.google.com')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    text: 'Better Events: Rockford Castle, Folding Chairs × 40',
    dates: '20270612/20270614',
    location: stored.address,
  })
  expect(String(searchParams)).not.toContain(bookingId)
})

test('where the device shares files, its sheet gets the file; a closed sheet says nothing', async () => {
  const files = savedFiles()
  const share = shareFilesBy(() => Promise.reject(new DOMException('', 'AbortError')))
  const { user, ways } = await openCalendar()
  const press = () => user.click(ways.getByRole('button', { name: 'Share calendar file' }))
  await press()
  expect(share).toHaveBeenCalledOnce()
  expect(share.mock.lastCall?.[0].files?.[0]?.name).toBe('booking-2027-06-12.ics')
  expect(ways.getByRole('status')).toBeEmptyDOMElement()
  share.mockResolvedValueOnce()
  await press()
  expect(ways.getByRole('status')).toHaveTextContent('You shared the calendar file.')
  expect(files).toEqual([])
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await press()
  expect(files).toHaveLength(1)
  expect(ways.getByRole('status')).toHaveTextContent('Check your downloads')
})

test('the page is printed, and its link mailed', async () => {
  const { user } = await visitBooking()
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  const mail = screen.getByRole('link', { name: 'Email link' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toBe(
    `mailto:?subject=Your booking, Better Events&body=Your booking at Better Events:\r\n${location.href}`,
  )
})

test('no file for the calendar when no day is readable', async () => {
  storeBooking({ ...stored, inflatables: [], extras: [] })
  await visitBooking()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument()
})

test('the link is copied, or shown when the browser refuses to copy', async () => {
  const { user } = await visitBooking()
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await waitFor(() => expect(copy).toHaveBeenCalledExactlyOnceWith(location.href))
  expect(screen.getByText('Link copied.')).toBeVisible()
  copy.mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByLabelText('The link')).toHaveValue(location.href)
  expect(screen.getByText('Select the link here and copy it.')).toBeVisible()
})

test('half of an emoji in its address leaves the page standing', async () => {
  storeBooking({ ...stored, address: '12 Oak St \uD83C, Rockford, IL' })
  await visitBooking()
  expect(screen.getByRole('link', { name: /^Your delivery address on a map/ })).toBeVisible()
})
