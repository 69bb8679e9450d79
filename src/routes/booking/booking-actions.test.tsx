import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openOffice } from '~/../test/visit/office'
import { storedBooking as stored } from '~/../test/bookings'
import { storeBooking, visitBooking } from '~/../test/visit/stored-booking'

openOffice('2027-06-08T16:00:00Z')
beforeEach(() => storeBooking())

test('a file for the calendar, and the printed page', async () => {
  const { user } = await visitBooking()
  const files: Blob[] = []
  const names: string[] = []
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }))
  expect(names).toEqual(['booking-2027-06-12.ics'])
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8')
  expect(await files[0]?.text()).toContain('SUMMARY:Better Events: Rockford Castle')
  expect(screen.getByText('Calendar file saved.')).toBeVisible()
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
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
  expect(await screen.findByLabelText('Link to this page')).toHaveValue(location.href)
  expect(screen.getByText('Select the link here and copy it.')).toBeVisible()
})

test('the link is shared where the device can; closing its sheet is no error', async () => {
  const share = vi
    .fn<(shared: ShareData) => Promise<void>>()
    .mockRejectedValue(new DOMException('', 'AbortError'))
  Object.assign(navigator, { share })
  const { user } = await visitBooking()
  await user.click(screen.getByRole('button', { name: 'Share link' }))
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Your booking', url: location.href })
  expect(screen.queryByLabelText('Link to this page')).not.toBeInTheDocument()
  Reflect.deleteProperty(navigator, 'share')
})
