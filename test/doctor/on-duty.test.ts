// .github/workflows/doctor.yml: what GitHub runs every morning.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const workflow = readFileSync('.github/workflows/doctor.yml', 'utf8')
const commands = [...workflow.matchAll(/^ +-? *run: (.+)$/gm)].map(([, command]) => command)

test('installs the packages, writes the settings, and runs the doctor without a key', () => {
  expect(commands).toEqual([
    'npm ci --no-audit --no-fund',
    'printenv SITE_SETTINGS > .env',
    'npm run doctor',
  ])
  expect(workflow).not.toContain('GOOGLE_APPLICATION_CREDENTIALS')
  expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m)
})
