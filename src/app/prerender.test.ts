// A build writes every page with all of its items, or it stops.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { inflatable } from '#test/items'
import { backend, openBackend } from '#test/stand-ins/backend'
import * as business from '~/lib/domain/business'
import { findUrls, renderScreen } from './prerender'

openBackend()

let now = Date.parse('2027-06-01T15:00:00Z')

/** The lists of the catalog are read again after five minutes. */
function readAgain() {
  now += 6 * 60_000
  vi.setSystemTime(now)
}

beforeEach(readAgain)

test("a catalog that can't be read stops the build", async () => {
  backend.reachable = false
  await expect(findUrls()).rejects.toThrow()
})

test('a catalog without items stops the build, too', async () => {
  backend.items = []
  await expect(findUrls()).rejects.toThrow('The catalog has no items')
})

test.each(['/inflatable/castle', '/extra/chairs', '/', '/inflatables', '/inflatables/slides'])(
  'a database that fails while %s is written stops the build',
  async (path) => {
    const { urls } = await findUrls()
    expect(urls).toContain(path)
    readAgain()
    backend.reachable = false
    await expect(renderScreen(path)).rejects.toThrow(path)
  },
)

test('names the ids of notices that no item of the catalog has', async () => {
  const notices = business.noticeDays as business.NoticePeriod[]
  notices.push({ days: 2, what: 'tents', items: ['castle', 'tnt'] })
  onTestFinished(() => void notices.pop())
  expect((await findUrls()).mistakes).toEqual([
    'noticeDays for "tents" names tnt, which no item has',
  ])
})

test('an item that the office deletes while the build runs is left out', async () => {
  backend.items = [inflatable(), inflatable({ id: 'gone' })]
  const { urls } = await findUrls()
  expect(urls).toContain('/inflatable/gone')
  backend.items = [inflatable()]
  readAgain()
  expect(await renderScreen('/inflatable/gone')).toBeNull()
  expect(await renderScreen('/inflatable/castle')).not.toBeNull()
})
