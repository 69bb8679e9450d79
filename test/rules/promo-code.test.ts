// A code of 20 % works after the steps of docs/owner.md.
import { readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { balances, booking, catalogue } from './builders'
import { bookingWrites, commit, refused } from './commits'
import { openProject } from './project'

const host = inject('emulatorHost')

/** The castle for $200, less 20 %. */
const document = booking({ balances: balances({ rent: 160, tax: 14, damageWaiver: 14.4 }) })

describe.skipIf(host === null)('a promo code of 20 %', () => {
  test('is refused before, and passes after the documented step', async () => {
    const step = /^ *return rent == sum \|\|.*$/m.exec(readFileSync('docs/owner.md', 'utf8'))?.[0]
    const before = readFileSync('firestore.rules', 'utf8')
    const after = before.replace(/^ *return rent == sum \|\|.*$/m, step ?? '')
    expect(after).not.toBe(before)

    const project = await openProject()
    await commit(project.admin, catalogue)
    await refused(commit(project.visitor, bookingWrites({ document })))
    await project.loadRules(after)
    await commit(project.visitor, bookingWrites({ document }))
  })
})
