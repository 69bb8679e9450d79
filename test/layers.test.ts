// Which folder may import which. No other place states this.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'

const under = (parent: string) => (names: string) =>
  names.split(' ').map((name) => `${parent}/${name}`)
const lib = under('src/lib')
const components = under('src/components')

/**
 * The layers, the lowest first. A folder, or a file that stands alone, imports from layers below
 * its own: never from a higher one, and never from a neighbor on the same layer. So no two folders
 * can import each other.
 */
const layers = [
  [...lib('domain'), 'src/art', 'src/styles', 'firebase.json'],
  lib('text loading'),
  lib('address catalog contact failures time'),
  lib('availability order-notes pricing'),
  [...lib('event'), 'react', 'react-router-dom'],
  [...lib('storage'), 'src/settings'],
  lib('cart db maps services'),
  lib('order-form problems tabs'),
  lib('booking/plan'),
  lib('booking/commit'),
  lib('booking/card booking/change'),
  lib('booking/order'),
  lib('cart-availability'),
  ['src/urls'],
  ['src/ui', 'src/content'],
  components('loading contact'),
  components('failures'),
  components('fields'),
  components('address calendar page payment rental'),
  components('article'),
  components('event'),
  components('event-place'),
  components('order'),
  components('cart-availability printed-order'),
  components('frame'),
  ['src/routes'],
  ['src/app'],
  ['src/main.tsx'],
  ['local'],
  ['scripts'],
  ['office'],
  ['test'],
  [
    'vite.config.ts',
    'vitest.config.ts',
    'vitest.mutants.config.ts',
    'stryker.config.mjs',
    '.size-limit.mjs',
  ],
]

/** The one folder of the site that uses a package. */
const usedBy: Readonly<Record<string, string>> = {
  axios: 'src/lib/services',
  firebase: 'src/lib/db',
}
/** The one part of `lib` that `ui` uses: it shows prices, but no rentals. */
const usedByUi = 'src/lib/domain'

/** The folder of the table that a file is in. For a test it is `test`, wherever the file is. */
function folderOf(path: string): string | undefined {
  if (/\.test\.tsx?$/.test(path)) return 'test'
  return layers.flat().find((folder) => path === folder || path.startsWith(`${folder}/`))
}

const layerOf = (folder: string) => layers.findIndex((layer) => layer.includes(folder))

/** Why a file of one folder must not import another folder or package; null where it may. */
function whyForbidden(from: string, imported: string, to: string | undefined): string | null {
  const [name = ''] = imported.split('/')
  const user = usedBy[name]
  if (user !== undefined && from.startsWith('src/'))
    return from === user ? null : `only ${user} does`
  if (to === undefined) return isOwn(imported) ? 'it lies in a folder without a layer' : null
  if (from === 'src/ui' && to.startsWith('src/lib') && to !== usedByUi)
    return `ui knows only ${usedByUi}`
  return from === to || layerOf(to) < layerOf(from) ? null : `${from} isn't above ${to}`
}

const isOwn = (imported: string) => /^(src|local|office|scripts|test)\//.test(imported)

/** What breaks the table, a line each: files in no folder of it, and imports that don't go down. */
function breaches(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([path, text]) => {
    const from = folderOf(path)
    if (from === undefined) return [`${path} lies in a folder without a layer`]
    return importsIn(path, text).flatMap((imported) => {
      const file = ['', '.ts', '.tsx'].map((end) => imported + end).find((each) => texts.has(each))
      const why = whyForbidden(from, imported, folderOf(file ?? imported))
      return why === null ? [] : [`${path} must not import ${imported}: ${why}`]
    })
  })
}

/**
 * What a file imports: packages by name, the project's files as paths. Values, types, and modules
 * that are fetched later. A command may load what it runs, such as the tests, and name its types.
 */
function importsIn(path: string, text: string): string[] {
  const specifiers = text.matchAll(
    /(?:\bfrom|\bimport|(?<!\{(?:typeof )?)\bimport\()\s*'([\w~#.@][^'?]*)/g,
  )
  return [...specifiers].map(([, name = '']) => {
    if (name.startsWith('~/')) return join('src', name.slice(2))
    if (name.startsWith('#test/')) return name.slice(1)
    return name.startsWith('.') ? join(dirname(path), name) : name
  })
}

const code = ['src', 'local', 'office', 'scripts', 'test', '.']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((path) => /\.(tsx?|mjs|mts)$/.test(path))
const texts = new Map(code.map((path) => [path, readFileSync(path, 'utf8')]))

test('files import only from lower layers', () => {
  expect(texts.size).toBeGreaterThan(500)
  expect(breaches(texts)).toEqual([])
})

test('each folder of the table is there', () => {
  expect(
    layers.flat().filter((folder) => !existsSync(folder) && !folder.startsWith('react')),
  ).toEqual([])
})

test.each([
  ['a value', "import { a } from '~/lib/db/items'"],
  ['a type', "import type { A } from '~/lib/db/items'"],
  ['what is fetched later', "lazyImport(() => import('~/lib/db/items'))"],
])('an import of %s is seen', (_, text) => {
  expect(breaches(new Map([['src/lib/pricing/order-amounts.ts', text]]))).toEqual([
    "src/lib/pricing/order-amounts.ts must not import src/lib/db/items: src/lib/pricing isn't above src/lib/db",
  ])
})
