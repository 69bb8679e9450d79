// Which browsers of our target lack a feature, by MDN's data.
import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { oldestBrowsers } from '../build/browsers.ts'

// Read by Node, because Vite would take the whole of its 20 MB for source.
export const compatibility = createRequire(import.meta.url)(
  '@mdn/browser-compat-data',
) as CompatData

/** A feature that a script or style uses, and the browsers that lack it. */
export type Gap = { feature: string; browsers: string[] }

/** The browsers of our target that lack the feature, such as `Safari 15.4`. */
function lackedBy(feature: Identifier): string[] {
  const support = feature.__compat?.support
  if (!support) return []
  return Object.entries(oldestBrowsers).flatMap(([name, version]) => {
    const statements = [support[name as keyof typeof oldestBrowsers] ?? []].flat()
    return statements.length === 0 || statements.some((each) => isIn(each, version))
      ? []
      : [nameOf(name as keyof typeof oldestBrowsers)]
  })
}

const nameOf = (browser: keyof typeof oldestBrowsers) =>
  `${compatibility.browsers[browser].name} ${oldestBrowsers[browser]}`

/** A feature that MDN's data calls complete, and that doesn't work in any Safari of our target. */
export const safariGap = (feature: string): Gap => ({
  feature,
  browsers: [nameOf('safari'), nameOf('safari_ios')],
})

/** Under its own name and without a setting of the browser. */
function isIn(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement
  return (
    typeof added === 'string' &&
    added !== 'preview' &&
    !isNewer(added, version) &&
    (typeof removed !== 'string' || isNewer(removed, version)) &&
    statement.prefix === undefined &&
    statement.alternative_name === undefined &&
    statement.flags === undefined
  )
}

/** Compares versions such as `15.4` and `≤12.1`. */
function isNewer(one: string, other: string): boolean {
  return one.replace('≤', '').localeCompare(other, 'en', { numeric: true }) > 0
}

/** The gaps of all meanings of a name, or none if any meaning is in every browser. */
export function gapOf(name: string, meanings: readonly Identifier[]): Gap[] {
  const lacking = meanings.map(lackedBy)
  if (lacking.length === 0 || lacking.some((browsers) => browsers.length === 0)) return []
  return [{ feature: name, browsers: [...new Set(lacking.flat())] }]
}

/** The feature of this name below another one, if the data has it. */
export const own = (features: object, name: string): Identifier[] =>
  Object.hasOwn(features, name)
    ? [(features as Record<string, Identifier>)[name] as Identifier]
    : []
