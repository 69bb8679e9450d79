// What the scripts of a build hold (chunks.ts).
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { codeSplitting, rootsByChunk } from './chunks.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The scripts of a build of the project in this folder. */
async function buildScripts(root: string): Promise<Rolldown.OutputChunk[]> {
  const output = await build({
    root,
    configFile: false,
    mode: 'demo',
    logLevel: 'silent',
    resolve: { alias: { '~': join(root, 'src') } },
    build: {
      write: false,
      rolldownOptions: { input: 'src/main.tsx', output: { codeSplitting: codeSplitting(root) } },
    },
  })
  if (Array.isArray(output) || !('output' in output)) throw new Error('one build was asked for')
  return output.output.filter((each) => each.type === 'chunk')
}

let chunks: Rolldown.OutputChunk[]

beforeAll(async () => {
  chunks = await buildScripts(root)
}, 120_000)

test.each(Object.values(rootsByChunk).flat())(
  '%s, which decides what a script holds, exists',
  (file) => expect(existsSync(join(root, 'src', file))).toBe(true),
)

test('no script imports itself by way of others', () => {
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]))
  function follow(name: string, above: readonly string[]) {
    expect(above).not.toContain(name)
    for (const next of imports.get(name) ?? []) follow(next, [...above, name])
  }
  for (const name of imports.keys()) follow(name, [])
})

test('an item page is rendered from at most twelve scripts', () => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needed = new Set<string>()
  function add(name: string) {
    if (needed.has(name)) return
    needed.add(name)
    byFile.get(name)?.imports.forEach(add)
  }
  for (const source of ['src/main.tsx', 'src/routes/item/item.tsx'])
    add(chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, source))?.fileName ?? '')
  expect(needed.size).toBeLessThanOrEqual(12)
})

test('App Check is a script of its own, which no other script brings along', () => {
  const holders = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => id.includes('@firebase/app-check/')),
  )
  expect(holders).toHaveLength(1)
  const [appCheck] = holders
  expect(appCheck?.isDynamicEntry).toBe(true)
  expect(chunks.filter(({ imports }) => imports.includes(appCheck?.fileName ?? ''))).toEqual([])
  // Contains nothing that is needed without App Check.
  for (const id of appCheck?.moduleIds ?? []) expect(id).toContain('/app-check/')
})
