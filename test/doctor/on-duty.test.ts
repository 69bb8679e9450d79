// .github/workflows/doctor.yml: its commands, run one after the other in a copy of this folder, as
// GitHub runs them. Only the database is the emulator.
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, test, vi } from 'vitest'
import { openFolder } from '../folder'
import { testRules } from '../rules/project'
import { openWorld } from './world'

// The doctor of the command line has today's rates.
vi.unmock('~/lib/domain/business')

const host = inject('emulatorHost')
const workflow = readFileSync('.github/workflows/doctor.yml', 'utf8')
const commands = [...workflow.matchAll(/^ +-? *run: (.+)$/gm)].map(([, command = '']) => command)

/** A copy of the files that Git has, as after the checkout. */
function checkOut(): string {
  const folder = openFolder()
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  for (const path of files.split('\0').filter(Boolean))
    cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

test('installs the packages, writes the settings, and runs the doctor without a key', () => {
  expect(commands).toEqual([
    'npm ci --no-audit --no-fund',
    'printenv SITE_SETTINGS > .env',
    'npm run doctor',
  ])
  expect(workflow).not.toContain('GOOGLE_APPLICATION_CREDENTIALS')
  expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m)
})

describe.skipIf(host === null)('the doctor on duty', () => {
  test('ends green where nothing is wrong, and red for rules that are broken', async () => {
    const folder = checkOut()
    const world = await openWorld(host)
    const settings = Object.entries(world.env).map(([name, value]) => `${name}="${value}"`)
    const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'))
    const env = { ...Object.fromEntries(own), SITE_SETTINGS: settings.join('\n') }
    async function runWorkflow() {
      const [, write = '', doctor = ''] = commands
      const script = `${write}\n${doctor} -- --host ${host}`
      const sh = promisify(execFile)('sh', ['-ec', script], { cwd: folder, env })
      return sh.then(
        ({ stdout }) => ({ code: 0, text: stdout }),
        ({ code, stdout }: { code: number; stdout: string }) => ({ code, text: stdout }),
      )
    }
    const green = await runWorkflow()
    expect(green.text).toContain('Nothing is wrong.')
    expect(green.code).toBe(0)

    const open = testRules.replace('match /newsLetter/{id} {', '$& allow list;')
    await world.project.loadRules(open)
    expect(await runWorkflow()).toMatchObject({
      code: 1,
      text: expect.stringContaining('Visitors can list newsLetter') as unknown,
    })
  }, 300_000)
})
