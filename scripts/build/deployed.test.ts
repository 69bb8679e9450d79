import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFolder } from '../../test/folder'
import { changesSinceDeploy, recordDeploy } from './deployed'
import { numbersOf } from './numbers'

test('a build says in one line what has changed since the rules were deployed', () => {
  const root = openFolder()
  expect(changesSinceDeploy(root, 'shop')).toContain("isn't known which numbers the rules of shop")
  recordDeploy(root, 'shop')
  expect(changesSinceDeploy(root, 'shop')).toBeNull()
  expect(changesSinceDeploy(root, 'another')).toContain('another')
  expect(changesSinceDeploy(root, 'shop', { ...numbersOf(), Deposit: '$150.00' })).toBe(
    'Not deployed to shop yet: Deposit $100.00 → $150.00. Rules and pages belong together: npm run deploy.',
  )
})

test('npm run deploy builds, then deploys the rules, remembers them, and deploys the pages', () => {
  const project = 'demo-deploy-test'
  onTestFinished(() => rmSync(`.deployed/${project}.json`, { force: true }))
  const { status, commands } = deploy(project, '')
  expect(commands).toEqual([
    'vite build',
    `firebase-tools deploy --only firestore:rules --project ${project}`,
    `firebase-tools deploy --only hosting --config dist/firebase.json --project ${project}`,
  ])
  expect(status).toBe(0)
  expect(JSON.parse(readFileSync(`.deployed/${project}.json`, 'utf8'))).toEqual(numbersOf())
})

test('where the rules are refused, the pages stay as they are, and nothing is remembered', () => {
  const project = 'demo-refused-test'
  const { status, commands, said } = deploy(project, 'firestore:rules')
  expect(status).toBe(1)
  expect(commands).toHaveLength(2)
  expect(said).toContain('Stopped: npx firebase-tools deploy --only firestore:rules')
  expect(() => readFileSync(`.deployed/${project}.json`)).toThrow('ENOENT')
})

test('npm run deploy refuses another project than that of the pages', () => {
  const { status, commands, said } = deploy('demo-deploy-test', '', '--project', 'another')
  expect([status, commands]).toEqual([1, []])
  expect(said).toContain('VITE_FIREBASE_PROJECT_ID in .env is demo-deploy-test')
})

/** Runs the script with an npx that only writes down its commands, and fails at one that contains `failing`. */
function deploy(project: string, failing: string, ...options: string[]) {
  const folder = openFolder()
  const log = join(folder, 'log')
  writeFileSync(log, '')
  const npx = join(folder, 'npx')
  const fails = failing === '' ? '' : `case "$*" in *${failing}*) exit 1;; esac`
  writeFileSync(npx, `#!/bin/sh\necho "$*" >> ${log}\n${fails}\n`)
  chmodSync(npx, 0o755)
  const { status, stderr } = spawnSync(process.execPath, ['scripts/deploy.mjs', ...options], {
    env: {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env['PATH']}`,
      VITE_FIREBASE_PROJECT_ID: project,
    },
    encoding: 'utf8',
  })
  return { status, said: stderr, commands: readFileSync(log, 'utf8').split('\n').filter(Boolean) }
}
