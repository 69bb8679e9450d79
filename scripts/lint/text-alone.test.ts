// Runs the linter once on a file for each case: its own tester needs a newer Node.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What a component returns, and how often the rule complains. */
const cases: Record<string, [jsx: string, complaints: string[]]> = {
  'one text': ['<p>{name}</p>', []],
  'one string of several': ['<p>{`${name} × ${list.length}`}</p>', []],
  'one of two texts': ["<p>{busy ? 'Sending…' : name}</p>", []],
  'texts and elements that stay': ['<p>Questions? Call <a />, or <a href="/">write</a>.</p>', []],
  'imported constants': ['<p><img />{words.done} after {unpaidHours} hours</p>', []],
  'a text with an element of its own': ['<p>{busy && <b />}<span>{children}</span></p>', []],
  'elements that come and go': [
    '<ul>{busy && <li />}{list.map((one) => <li key={one} />)}</ul>',
    [],
  ],
  'a slot': ['<div><h1>{name}</h1>{beside}{detail?.(1)}</div>', []],
  spaces: ["<p><span>{name}</span>{' '}{busy && <b>!</b>}</p>", []],
  'a fragment of elements': ['<>{busy && <p>{name}</p>}<p>Text</p></>', []],
  'alternatives with a key': [
    '<div>{busy ? <p key="a">Call <a /></p> : <p>Or <b /></p>}</div>',
    [],
  ],
  'other alternatives': ['<div>{busy ? <p>Call <a /></p> : <span>Or <b /></span>}</div>', []],

  'a text beside a text': ['<p>{name} × {list.length}</p>', ['changes', 'changes']],
  'a text beside an element': ['<p><img />{children}</p>', ['changes']],
  'a text that comes and goes': ['<p><b />{busy && `, ${name}`}</p>', ['changes']],
  'a text in a fragment inside': ['<p><>{name}</>Text</p>', ['changes']],
  'an element that comes and goes beside a text': ['<p>{busy && <b />} Text</p>', ['comes']],
  'a list beside a text': ['<p>On {list.map((one) => <b key={one} />)}</p>', ['comes']],
  'a slot beside a text': ['<p>{beside} Text</p>', ['comes']],
  'a text in a fragment': ['<p>{busy && <>Text <b /></>}</p>', ['fragment']],
  'a text at the top': ['<><b />Text</>', ['fragment']],
  'alternatives of one name': ['<div>{busy ? <p>Call <a /></p> : <p>None</p>}</div>', ['keeps']],
  'returns of one name': [
    '<p>None</p>; function Two() { if (x) return <p>A <a /></p>; return <p>B</p> }',
    ['keeps'],
  ],
}

const fileOf = (name: string) => `${name.replaceAll(/\W/g, '-')}.tsx`

const folder = mkdtempSync(join(tmpdir(), 'text-alone-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the linter says, by file. */
const said: Record<string, string[]> = {}

beforeAll(() => {
  for (const [name, [jsx]] of Object.entries(cases))
    writeFileSync(
      join(folder, fileOf(name)),
      `import { unpaidHours, words } from './texts'
type Props = { children: ReactNode; beside: Slot; detail: (index: number) => Slot }
function Part({ children, beside, detail, name, busy, list }: Props) { return ${jsx} }`,
    )
  writeFileSync(
    join(folder, 'config.json'),
    JSON.stringify({
      jsPlugins: [join(import.meta.dirname, 'house.mjs')],
      categories: { correctness: 'off' },
      rules: { 'house/text-alone': 'error' },
    }),
  )
  const args = ['oxlint', '-c', join(folder, 'config.json'), '--format=json', folder]
  const { stdout } = spawnSync('npx', args, { encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; message: string }[]
  }
  for (const { filename, message } of diagnostics) (said[basename(filename)] ??= []).push(message)
})

test.each(Object.entries(cases))('%s', (name, [, complaints]) => {
  const messages = said[fileOf(name)] ?? []
  expect(messages).toEqual(complaints.map((word) => expect.stringContaining(` ${word}`)))
})
