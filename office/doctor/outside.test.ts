// The doctor's report, and what it says of a real project's settings. The table of all breakages is
// test/doctor/breakages.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '~/settings/config'
import { missingSettings } from '~/settings/required-settings'
import { openOutside } from '../../test/doctor/outside'
import { reportOf } from './finding'
import { checkSettings } from './settings-check'

const projectId = 'demo-outside'

test('a real project takes no address without https, and no emulator', async () => {
  const { env } = await openOutside(projectId)
  const findings = checkSettings(env, readConfig(env), { projectId, host: '' })
  const wrong = findings.filter(({ mark }) => mark !== 'ok').map(({ what }) => what)
  expect(wrong).toHaveLength(5)
  expect(wrong.filter((text) => text.includes("isn't an https address"))).toHaveLength(4)
  expect(wrong).toContainEqual(expect.stringContaining('local stack: VITE_FIRESTORE_HOST'))
})

test('a setting that is missing is named once, and nothing else is said of it', async () => {
  const { env } = await openOutside(projectId)
  for (const name of missingSettings({})) {
    const rest = { ...env, [name]: '' }
    const findings = checkSettings(rest, readConfig(rest), { projectId, host: 'localhost:1' })
    const about = findings.filter(({ what }) => what.includes(name))
    expect(about.map(({ what }) => what)).toEqual([`Settings are missing: ${name}`])
  }
})

test('the report counts what has to be put right', () => {
  const { lines, wrong } = reportOf(
    new Map([
      [
        'Site',
        [
          { mark: 'ok', what: 'Served' },
          { mark: 'bad', what: 'No pages', remedy: 'Build.' },
        ],
      ],
    ]),
  )
  expect(lines).toEqual([
    '',
    'Site',
    '  ✔ Served',
    '  ✘ No pages',
    '      Build.',
    '',
    '1 to put right.',
  ])
  expect(wrong).toBe(1)
})

test('the step that the rules are sent to is the one that deploys them', () => {
  const [, step] =
    /going-live\.md, step (\d+)/.exec(readFileSync('office/doctor/rules-check.ts', 'utf8')) ?? []
  const steps = readFileSync('docs/going-live.md', 'utf8').split(/^## (?=\d)/m)
  const deploying = steps.filter((text) => text.includes('\nnpm run deploy '))
  expect(deploying.map((text) => text.split('.')[0])).toEqual([step])
})
