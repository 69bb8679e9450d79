import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolder } from '../test/folder'
import { checkKeyFile, errorWords } from './error-words.mjs'

const error = (message: string, code?: number | string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code })

test.each([
  [error('14 UNAVAILABLE: Name resolution failed', 14), "can't be reached"],
  [error('request to https://oauth2.googleapis.com failed, reason: ENOTFOUND', 'app/x'), 'network'],
  [
    error('16 UNAUTHENTICATED: Getting metadata failed: invalid_grant: account not found', 16),
    'new key',
  ],
  [error('2 UNKNOWN: error:1E08010C:DECODER routines::unsupported', 2), 'new key'],
  [error('7 PERMISSION_DENIED: Missing or insufficient permissions.', 7), 'belong to this project'],
  [error('5 NOT_FOUND: The database (default) does not exist', 5), 'no such project'],
  [error('8 RESOURCE_EXHAUSTED: Quota exceeded.', 8), 'quota'],
  [error('4 DEADLINE_EXCEEDED', 4), 'too long'],
])('%s gets advice, and the first line of the answer', (thrown, words) => {
  thrown.message += '\n    at a place'
  expect(errorWords(thrown)).toContain(words)
  expect(errorWords(thrown)).toContain(`(${thrown.message.split('\n')[0]})`)
  expect(errorWords(thrown)).not.toContain('at a place')
})

const callDesk = (call: string) =>
  spawnSync(process.execPath, ['office/desk.mjs', ...call.split(' ')], { encoding: 'utf8' })

test.each([
  ['day --aply', "Unknown option '--aply'. docs/owner.md shows how the command is called."],
  ['day --project', "Option '--project <value>' argument missing. docs/owner.md shows"],
  ['day --apply', "Unknown option '--apply'. docs/owner.md shows"],
  ['cancel abc --charged', "Unknown option '--charged'. docs/owner.md shows"],
])('the desk called as "%s" names the wrong option', (call, words) => {
  const { status, stderr } = callDesk(call)
  expect(stderr).toContain(words)
  expect(status).toBe(1)
})

test.each([
  ['paid Ann apply', 'Type --apply with two hyphens.'],
  ['paid Ann -apply', 'Type --apply with two hyphens.'],
  ['move Ann 12/19 –apply', 'Type --apply with two hyphens.'],
  ['move Ann 12/19 —apply', 'Type --apply with two hyphens.'],
  ['cancel Ann -not-charged --apply', 'Type --not-charged with two hyphens.'],
])('the desk called as "%s" says how to type the option', (call, words) => {
  const { status, stderr } = callDesk(call)
  expect([status, stderr]).toEqual([1, `${words}\n`])
})

test.each([
  [['paid', 'Dana', 'Whitfield', '--apply'], 'put -- before the name', 'Dana Whitfield --apply'],
  [['cancel', '(815) 555-0100', '--apply'], 'put -- before the name', '"(815) 555-0100" --apply'],
  [['paid', 'Ann', '--charged', '--apply'], 'put -- before the name', 'Ann --apply --charged'],
  [['allocations:sync', '--apply'], 'put -- before it', '--apply'],
  [['deploy', '--yes'], 'put -- before it', '--yes'],
  [['deploy', '--first'], 'put -- before it', '--first'],
])('npm run %j says that npm took the option', ([name = '', ...typed], place, end) => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', name, ...typed], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/You typed --(apply|yes|first).*, but npm took it: put -- /)
  expect(stderr).toContain(`${place}: npm run ${name} -- ${end}\n`)
})

test('a message that repeats a stored text steers no terminal', () => {
  const script = `
    import { run } from './office/admin-project.mjs'
    await run(async () => {
      throw new Error('In the way: \\u001b[2JEve\\u202e\\n  Red Castle')
    })`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('In the way: [2JEve\n  Red Castle\n')
})

test('an error of our own is shown without advice', () => {
  expect(errorWords(error('Nothing was changed:\n  Red Castle'))).toBe(
    'Nothing was changed:\n  Red Castle',
  )
  expect(errorWords('a text')).toBe('a text')
})

test('a command says an error once and without a stack, also one that nobody awaits', () => {
  const script = `
    import { run } from './office/admin-project.mjs'
    const error = Object.assign(new Error('14 UNAVAILABLE'), { code: 14 })
    await run(async () => {
      Promise.reject(error)
      throw error
    })`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect(stderr.trim()).toBe(
    "The database can't be reached. Check this computer's network and try again. (14 UNAVAILABLE)",
  )
  expect(status).toBe(1)
})

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const key = { type: 'service_account', client_email: 'a@b.example', private_key: privateKey }

test.each<[unknown, string | null]>([
  [key, null],
  [{ type: 'authorized_user', refresh_token: 'x' }, null],
  [{ ...key, client_email: undefined }, 'it holds no key'],
  [{ ...key, private_key: 'MIIB' }, 'it holds no key'],
  [{}, 'it holds no key'],
  [null, 'it holds no key'],
  ['not JSON', 'it holds no key'],
  [undefined, 'there is no such file'],
])('a key file is checked before the database is asked (%#)', (fields, problem) => {
  const file = join(openFolder(), 'key.json')
  if (fields !== undefined)
    writeFileSync(file, typeof fields === 'string' ? fields : JSON.stringify(fields))
  if (problem === null) checkKeyFile(file)
  else expect(() => checkKeyFile(file)).toThrow(`names ${file}, but ${problem}.`)
})

test('a folder is refused as a key file', () => {
  expect(() => checkKeyFile(tmpdir())).toThrow("but that can't be read")
})
