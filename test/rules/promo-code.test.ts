// A code of 20 % works after the step of docs/owner.md: one line in business.ts.
import { readFileSync } from 'node:fs'
import { describe, inject, test } from 'vitest'
import { withRuleNumbers } from '../../scripts/build/numbers'
import * as business from '~/lib/domain/business'
import { balances, booking, catalogue } from './builders'
import { bookingWrites, commit, refused } from './commits'
import { openProject } from './project'

const host = inject('emulatorHost')

/** The castle for $200, less 20 %. */
const document = booking({ balances: balances({ rent: 160, tax: 14, damageWaiver: 14.4 }) })

describe.skipIf(host === null)('a promo code of 20 %', () => {
  test('is refused before, and passes after the documented step', async () => {
    const promoCodes = { ...business.promoCodes, FRIEND: 20 }
    const rules = readFileSync('firestore.rules', 'utf8')

    const project = await openProject()
    await commit(project.admin, catalogue)
    await refused(commit(project.visitor, bookingWrites({ document })))
    await project.loadRules(withRuleNumbers(rules, { ...business, promoCodes }))
    await commit(project.visitor, bookingWrites({ document }))
  })
})
