// The table of rules that are wrong: each test deploys one, and the doctor has exactly one line
// about it.
import { describe, inject, test } from 'vitest'
import { expectLine, findIn } from './breakages/expect'
import { rules } from './breakages/rules'

describe.skipIf(inject('emulatorHost') === null)('of the rules the doctor names', () => {
  test.each(rules)('%s', async (_, row) => expectLine(await findIn(row), row))
})
