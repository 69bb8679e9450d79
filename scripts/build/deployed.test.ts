import { expect, test } from 'vitest'
import { openFolder } from '../../test/folder'
import { changesSinceDeploy, recordDeploy, reminderToDeploy } from './deployed'
import { ratesOf } from './rates'

test('a build says in one line what has changed since the rules were deployed', () => {
  const root = openFolder()
  const reminder = (project: string, rates = ratesOf()) =>
    reminderToDeploy(project, changesSinceDeploy(root, project, rates))
  expect(reminder('shop')).toContain("isn't known which rates the rules of shop")
  recordDeploy(root, 'shop', ratesOf())
  expect(reminder('shop')).toBeNull()
  expect(reminder('another')).toContain('another')
  expect(reminder('shop', { ...ratesOf(), Deposit: '$150.00' })).toBe(
    'Not deployed to shop yet: Deposit $100.00 → $150.00. Rules and pages belong together: npm run deploy.',
  )
})
