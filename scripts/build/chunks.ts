// Which modules share a script of the build. Without this table the bundler writes a script for
// each set of modules that the same screens need, and a page waits for 66 scripts instead of 9
// (docs/decisions/prerendering.md).
import { join } from 'node:path'

const under = (parent: string, names: string) => names.split(' ').map((name) => `${parent}/${name}`)

/** The folders of each script. The first row with a module's folder counts. */
export const foldersByChunk: Readonly<Record<string, readonly string[]>> = {
  react: under('node_modules', 'react react-dom react-router scheduler'),
  // Shared by the database and App Check, which few sites load.
  firebase: under(
    'node_modules',
    '@firebase/app @firebase/component @firebase/logger @firebase/util idb',
  ),
  firestore: ['node_modules/@firebase', 'node_modules/firebase', 'src/lib/db'],
  http: ['node_modules/axios', 'src/lib/services'],
  // Most screens need these.
  kit: [
    ...under('src', 'content settings ui'),
    ...under('src/components', 'event fields help page reading rental'),
    ...under('src/lib', 'availability cart catalog contact domain event loading pricing text time'),
  ],
  // The form's input and the browser's storage.
  draft: ['node_modules/valibot', 'src/lib/address', 'src/lib/order-form', 'src/lib/storage'],
  order: [
    ...under('src/components', 'address estimate lost-days order payment sheet'),
    'src/lib/cart-days',
  ],
  placing: ['src/lib/booking'],
}

/** The first script of every page, `app`, holds whatever these import. */
const firstScreens = ['src/main.tsx', 'src/routes/home/home.tsx']

/** Packages may be in a folder to which node_modules is a link, so only their name tells. */
function isIn(folder: string, id: string, root: string): boolean {
  return folder.startsWith('node_modules/')
    ? id.includes(`/${folder}/`)
    : id.startsWith(join(root, folder, '/'))
}

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/**
 * @param root the folder of the project
 * @returns the bundler's option `codeSplitting`: a module that only one screen needs stays in that
 * screen's script
 */
export function codeSplitting(root: string) {
  const rows = Object.entries(foldersByChunk).map(([name, folders]) => ({
    name,
    test: (id: string) => folders.some((folder) => isIn(folder, id, root)),
    // React stays one file that browsers can cache, although only the first script imports some of
    // it.
    minShareCount: name === 'react' ? 1 : 2,
  }))
  const roots = firstScreens.map((screen) => join(root, screen))
  let first: ReadonlySet<string> | undefined
  const app = {
    test: (id: string) => !id.includes('/node_modules/'),
    name(id: string, modules: Modules) {
      first ??= importedBy(roots, modules)
      return first.has(id) ? 'app' : null
    },
  }
  return { includeDependenciesRecursively: false, groups: [app, ...rows] }
}

/** All modules that these import, directly or indirectly. */
function importedBy(ids: readonly string[], modules: Modules): Set<string> {
  const imports = new Set<string>()
  function follow(id: string) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
      if (!imports.has(imported)) {
        imports.add(imported)
        follow(imported)
      }
  }
  ids.forEach(follow)
  return imports
}
