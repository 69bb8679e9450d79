// A command checks this Node before it does anything else.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolder } from '../test/folder'

test('every command of package.json checks Node and the packages first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const first = 'node scripts/ready.mjs && '
  expect(Object.values(scripts).filter((each) => !each.startsWith(first))).toEqual([])
})

test('an older Node than package.json allows gets a sentence', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string }
  }
  const older = join(openFolder(), 'older.cjs')
  const asIf = (version: string) => {
    writeFileSync(
      older,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
    )
    const args = ['--require', older, 'scripts/ready.mjs']
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    return { status, stderr }
  }
  for (const version of ['14.21.3', '20.18.3'])
    expect(asIf(version)).toEqual({
      status: 1,
      stderr: expect.stringMatching(
        `^Node ${engines.node.replace('>=', '')} or newer is needed; this is ${version}[^\n]*\n$`,
      ),
    })
  // Node 14 can't even read newer JavaScript, nor anything that imports it.
  expect(readFileSync('scripts/ready.mjs', 'utf8')).not.toMatch(
    /^import .*from|\bawait\b|\?\?|\?\./m,
  )
})
