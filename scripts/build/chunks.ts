// Which modules share a script. Without this list the bundler writes a script for each set of
// modules that the same screens need, and a page waits for 66 scripts in place of 9
// (docs/decisions/prerendering.md).
import { join } from 'node:path'
import { pages } from '../../src/urls/pages.ts'

const screens = (isPrerendered: boolean) =>
  Object.values(pages)
    .filter(
      ({ screen, prerendered }) => screen !== null && (prerendered !== 'never') === isPrerendered,
    )
    .map(({ screen }) => `routes/${screen}.tsx`)

/** Screens with long texts that no other screen shows. */
const articles = ['routes/static/contract.tsx', 'routes/blog/blog.tsx', 'routes/blog/blogs.tsx']

/** A script holds what these import, unless one above holds it. So it never imports one below. */
export const rootsByChunk: Readonly<Record<string, readonly string[]>> = {
  // The first script of every page.
  app: ['main.tsx', 'routes/home/home.tsx'],
  http: ['lib/services/contact.ts'],
  // The screens on which visitors arrive.
  kit: [
    ...screens(true).filter((screen) => !articles.includes(screen)),
    // What the contract's page shares with an order.
    'content/weather.ts',
    'lib/booking/plan/signature.ts',
    'lib/domain/contract-version.ts',
  ],
  // What a page does once it is idle: reads the catalog and its days, and watches.
  idle: ['app/idle.ts', 'app/watch-page.ts'],
  firestore: ['lib/db/read-catalog.ts', 'lib/db/availability/crew-days.ts'],
  // An item's calendar and form.
  form: ['routes/item/choose-day/ChooseDay.tsx', 'routes/item/book-one/SingleBooking.tsx'],
  articles: [...articles, 'components/order/ContractDialog.tsx'],
  // What only an order needs.
  order: [
    ...screens(false),
    'routes/item/book-one/PaymentPopup.tsx',
    'components/order/confirmed/ConfirmationDialog.tsx',
  ],
}

/** Only the first script imports some of it, but browsers can keep it over many releases. */
const react = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//

type Module = { importedIds: readonly string[]; importers: readonly string[] }
type Modules = { getModuleInfo: (id: string) => Module | null }

/**
 * For `root`, the bundler's option `codeSplitting`: a module that only one screen needs stays in
 * that screen's script.
 */
export function codeSplitting(root: string) {
  const groups = Object.entries(rootsByChunk).map(([chunk, files]) => {
    const roots = files.map((file) => join(root, 'src', file))
    let held: ReadonlySet<string> | undefined
    return {
      name(id: string, modules: Modules) {
        held ??= importedBy(roots, modules)
        return held.has(id) ? chunk : null
      },
      debugName: chunk,
      minShareCount: chunk === 'app' ? 1 : 2,
    }
  })
  return {
    includeDependenciesRecursively: false,
    groups: [{ name: 'react', test: react }, ...groups],
  }
}

/**
 * What these import, directly or indirectly; of these only those that another module imports,
 * because what is only loaded by itself is a script of its own.
 */
function importedBy(ids: readonly string[], modules: Modules): Set<string> {
  const info = (id: string) => modules.getModuleInfo(id)
  const isImported = (id: string) => info(id)?.importers.some((from) => !from.endsWith('.html'))
  const imports = new Set(ids.filter(isImported))
  function follow(id: string) {
    for (const imported of info(id)?.importedIds ?? [])
      if (!imports.has(imported)) {
        imports.add(imported)
        follow(imported)
      }
  }
  ids.forEach(follow)
  return imports
}
