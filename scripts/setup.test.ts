// A command checks this Node and finds packages missing, and installs them: with the real npm, from
// a registry that this test runs.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFolder } from '../test/folder'
import { listen } from '../test/listen'

// npm starts several times, which takes half a minute on a machine that is busy with others.
const timeout = 120_000
/** What every command of package.json begins with. */
const first = 'node scripts/ready.mjs && '

let project: string
let registry: Awaited<ReturnType<typeof startRegistry>>
const commands: ChildProcess[] = []

beforeEach(async () => {
  project = openFolder()
  registry = await startRegistry(packPaint())
  for (const name of ['ready.mjs', 'setup.mjs'])
    cpSync(join('scripts', name), join(project, 'scripts', name))
  write('scripts/command.mjs', ["import paint from 'paint'", 'console.log(paint)'])
  const own = { name: 'site', version: '1.0.0', dependencies: { paint: '1.0.0' } }
  const scripts = { start: command }
  const paint = { version: '1.0.0', resolved: `${registry.url}/paint.tgz` }
  write('package.json', [JSON.stringify({ ...own, scripts })])
  write('package-lock.json', [
    JSON.stringify({
      ...own,
      lockfileVersion: 3,
      packages: { '': own, 'node_modules/paint': paint },
    }),
  ])
})

afterEach(async () => {
  for (const command of commands.splice(0)) command.kill('SIGKILL')
  registry.stop()
})

const command = `${first}node scripts/command.mjs`

test('every command of package.json checks Node and the packages first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(Object.values(scripts).filter((each) => !each.startsWith(first))).toEqual([])
})

test('an older Node than package.json allows gets a sentence', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string }
  }
  const asIf = (version: string) => {
    write('older.cjs', [
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
    ])
    const args = ['--require', './older.cjs', 'scripts/ready.mjs']
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
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

test(
  'a command that is stopped while it installs stops npm, and the next one installs again',
  async () => {
    const download = registry.hold()
    const first = runCommand('npm', 'start')
    const held = await download
    first.child.kill('SIGTERM')
    await once(held, 'close')
    expect((await first.ended).status).not.toBe(0)

    registry.answer()
    expect(await runCommand().ended).toMatchObject({
      status: 0,
      output: expect.stringMatching(/Installing.*painted/s),
    })
    expect(await runCommand().ended).toEqual({ status: 0, output: 'painted\n' })
  },
  timeout,
)

function write(path: string, lines: string[]) {
  mkdirSync(join(project, path, '..'), { recursive: true })
  writeFileSync(join(project, path), lines.join('\n'))
}

/** The archive of a package `paint`, as a registry would serve it. */
function packPaint() {
  write('paint/package/package.json', [
    '{ "name": "paint", "version": "1.0.0", "exports": "./index.mjs" }',
  ])
  write('paint/package/index.mjs', ["export default 'painted'"])
  spawnSync('tar', ['-czf', 'paint.tgz', '-C', 'paint', 'package'], { cwd: project })
  return readFileSync(join(project, 'paint.tgz'))
}

function runCommand(program = 'sh', ...args: string[]) {
  const child = spawn(program, program === 'sh' ? ['-c', command] : args, {
    cwd: project,
    env: {
      ...process.env,
      npm_config_cache: join(project, 'cache'),
      npm_config_registry: registry.url,
    },
  })
  commands.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = once(child, 'close').then(([status]) => ({ status: status as number, output }))
  return { child, ended }
}

/** A registry that serves one archive, or keeps its download waiting. */
async function startRegistry(archive: Buffer) {
  let keep: ((download: ServerResponse) => void) | null = null
  const { origin, stop } = await listen(({ url }, response) => {
    if (url === '/-/ping') response.end('{}')
    else if (keep) keep(response)
    else response.end(archive)
  })
  return {
    url: origin,
    stop,
    /** Keeps all downloads waiting from now on. @returns the first one */
    hold: () => new Promise<ServerResponse>((resolve) => (keep = resolve)),
    answer: () => void (keep = null),
  }
}
