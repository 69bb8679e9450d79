import { expect, test } from 'vitest'
import { day } from '~/../test/days'
import { office, openOffice } from '~/../test/visit/office'
import { waitForDay } from './waiting'

openOffice()

const saturday = day('2027-06-12')
const castle = { id: 'castle', kind: 'inflatables' } as const
const stored = () => office.paths('waiting')

/** Places that the rules refuse, because somebody has them. */
function take(isTaken: (path: string) => boolean) {
  office.beforeWrites = (paths) => (paths.some(isTaken) ? 'refused' : undefined)
}

test('the document has the item, the day and the address, and its place in its id', async () => {
  expect(await waitForDay(castle, saturday, ' ada@example.com ')).toBe(true)
  const [path = '', ...more] = stored()
  expect(more).toEqual([])
  expect(path).toMatch(/^waiting\/castle_2027-06-12_[01]\d$/)
  expect(office.get(path)).toEqual({
    itemID: 'castle',
    kind: 'inflatables',
    date: '2027-06-12',
    email: 'ada@example.com',
  })
})

test('the last free place is found, wherever it is', async () => {
  take((path) => !path.endsWith('_13'))
  expect(await waitForDay(castle, saturday, 'ada@example.com')).toBe(true)
  expect(stored()).toEqual(['waiting/castle_2027-06-12_13'])
})

test('a full list is reported after each of its twenty places was tried once', async () => {
  const tried: string[] = []
  take((path) => tried.push(path) > 0)
  expect(await waitForDay(castle, saturday, 'ada@example.com')).toBe(false)
  expect(tried).toHaveLength(20)
  expect(new Set(tried).size).toBe(20)
})

test('without an answer, joining fails, and no other place is tried', async () => {
  let tries = 0
  office.beforeWrites = () => {
    tries += 1
    return 'unanswered'
  }
  await expect(waitForDay(castle, saturday, 'ada@example.com')).rejects.toMatchObject({
    failure: 'down',
  })
  expect(tries).toBe(1)
})
