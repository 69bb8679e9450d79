// What the build makes of App Check: a script of its own, that nothing fetches unless the settings have its key.
import { fileURLToPath } from 'node:url'
import { build, resolveConfig } from 'vite'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('App Check is a script of its own, which no other script brings along', async () => {
  const { build: options, resolve } = await resolveConfig(
    { root, mode: 'demo', logLevel: 'silent' },
    'build',
  )
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: resolve.alias },
    build: {
      write: false,
      rolldownOptions: {
        input: 'src/main.tsx',
        output: options.rolldownOptions.output ?? {},
      },
    },
  })
  if (Array.isArray(output) || !('output' in output)) throw new Error('one build was asked for')
  const chunks = output.output.filter((each) => each.type === 'chunk')
  const holders = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => id.includes('@firebase/app-check/')),
  )
  expect(holders).toHaveLength(1)
  const [appCheck] = holders
  const importing = (name = '') => chunks.filter(({ imports }) => imports.includes(name))
  // Its front, which is fetched by `import()` alone, is all that leads to it.
  const fronts = importing(appCheck?.fileName)
  expect(fronts.map(({ moduleIds, isDynamicEntry }) => [moduleIds.length, isDynamicEntry])).toEqual(
    [[0, true]],
  )
  expect(importing(fronts[0]?.fileName)).toEqual([])
  // It waits for nothing that waits for it: the database's script.
  const needed = (name: string): string[] => {
    const { imports = [] } = chunks.find(({ fileName }) => fileName === name) ?? {}
    return [name, ...imports.flatMap(needed)]
  }
  const database = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith('/src/lib/db/client.ts')),
  )
  expect(database).toBeDefined()
  expect(needed(appCheck?.fileName ?? '')).not.toContain(database?.fileName)
  // Nothing that is needed without App Check stands in it.
  for (const id of appCheck?.moduleIds ?? []) expect(id).toContain('/app-check/')
})
