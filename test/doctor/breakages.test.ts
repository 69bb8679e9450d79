// The tables of what can be wrong: each test spoils one thing, and the doctor has exactly one line about
// it. Then deployments with which nothing is wrong: it has none.
import { describe, expect, inject, test } from 'vitest'
import { bookings } from './breakages/bookings'
import { documents } from './breakages/documents'
import { expectLine, findIn, findOutside } from './breakages/expect'
import { healthy, healthyOutside } from './breakages/healthy'
import { rules } from './breakages/rules'
import { settingsAndServices } from './breakages/settings-and-services'
import { site } from './breakages/site'

const skipped = inject('emulatorHost') === null
const inDatabase = [...documents, ...bookings, ...rules]
const outside = [...settingsAndServices, ...site]

describe.skipIf(skipped)('in the database the doctor names', () => {
  test.each(inDatabase)('%s', async (_, row) => expectLine(await findIn(row), row))
})
describe('outside of the database the doctor names', () => {
  test.each(outside)('%s', async (_, row) => expectLine(await findOutside(row), row))
})
describe.skipIf(skipped)('the doctor finds nothing wrong with', () => {
  test.each(healthy)('%s', async (_, row) => expect(await findIn(row)).toEqual([]))
})
describe('the doctor finds nothing wrong outside of the database with', () => {
  test.each(healthyOutside)('%s', async (_, row) => expect(await findOutside(row)).toEqual([]))
})
