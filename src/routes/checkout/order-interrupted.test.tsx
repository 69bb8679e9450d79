// An order whose page was reloaded, or closed, before its answer arrived: what the next visit does.
import '~/../test/visit/order-mocks'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import { office, openOffice, write } from '~/../test/visit/office'
import { loadPage } from '~/../test/visit/page-load'
import { bookItem, rememberContact } from '~/../test/visit/visitor'

installModalDialogs()
openOffice()

const title = 'Your booking has been confirmed'

/** Books the castle on its page; the booking arrives, its answer doesn't. */
async function unanswered() {
  office.beforeCommit = (commit) => {
    if (office.commits.length === 0) write(commit)
    office.reachable = false
    return 'unanswered'
  }
  rememberContact()
  const page = await loadPage('/inflatable/castle', { framed: true })
  await bookItem(page)
  await screen.findByText("We don't know yet whether your booking arrived.")
  office.reachable = true
  return page
}

test("a reload of the item's page confirms it there, and mails it once", async () => {
  const page = await unanswered()
  await page.reload()
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(dialog).toHaveTextContent(`Confirmation ID ${office.commits[0]?.key}`)
  await waitFor(() => expect(office.mails).toHaveLength(1))
  expect(screen.getAllByText(title)).toHaveLength(1)
})

test('a visit that begins elsewhere tells of it there, once', async () => {
  const { leave } = await unanswered()
  leave()
  const { router } = await loadPage('/', { framed: true })
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(office.commits[0]?.key ?? '-')).toBeVisible()
  expect(screen.getByText(/Sunny Castle, Sat, Jun 12, 2027/)).toBeVisible()
  expect(screen.getAllByText(title)).toHaveLength(1)
  await waitFor(() => expect(office.mails).toHaveLength(1))
  await router.navigate('/cart')
  await screen.findByRole('heading', { level: 1, name: 'Your cart' })
  await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument())
})

test('a visit of another day tells of it, too', async () => {
  const { leave } = await unanswered()
  leave()
  sessionStorage.clear()
  await loadPage('/', { framed: true })
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(office.commits[0]?.key ?? '-')).toBeVisible()
  await waitFor(() => expect(office.mails).toHaveLength(1))
})
