// The table of settings, services and pages that are wrong: each test spoils one, and the doctor
// has exactly one line about it. Then others with which nothing is wrong: it has none. None of them
// needs a database.
import { describe, expect, test } from 'vitest'
import { expectLine, findOutside } from './breakages/expect'
import { healthyOutside } from './breakages/healthy'
import { settingsAndServices } from './breakages/outside'
import { site } from './breakages/site'

describe('outside of the database the doctor names', () => {
  const rows = [...settingsAndServices, ...site]
  test.each(rows)('%s', async (_, row) => expectLine(await findOutside(row), row))
})

describe('the doctor finds nothing wrong with', () => {
  test.each(Object.entries(healthyOutside))('%s', async (_, row) =>
    expect(await findOutside(row)).toEqual([]),
  )
})
