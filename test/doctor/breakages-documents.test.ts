// The table of documents that are wrong: each test stores one, and the doctor has exactly one line
// about it. Then projects with which nothing is wrong: it has none.
import { describe, expect, inject, test } from 'vitest'
import { bookings } from './breakages/bookings'
import { documents } from './breakages/documents'
import { expectLine, findIn } from './breakages/expect'
import { healthy } from './breakages/healthy'
import { oddFields } from './breakages/odd-fields'

const skipped = inject('emulatorHost') === null

describe.skipIf(skipped)('of the documents the doctor names', () => {
  const rows = [...documents, ...bookings, ...oddFields]
  test.each(rows)('%s', async (_, row) => expectLine(await findIn(row), row))
})

describe.skipIf(skipped)('the doctor finds nothing wrong with', () => {
  test.each(Object.entries(healthy))('%s', async (_, row) => expect(await findIn(row)).toEqual([]))
})
