// Compares the settings of .env with those in the scripts of the live site.
import type { Config } from '~/settings/config'
import { look, ok, type Finding } from './finding'

/** @param scripts the texts of the live site's scripts */
export function checkDeployed(scripts: readonly string[], config: Config): Finding[] {
  const built = scripts.map(settingsIn).find((text) => text !== null)
  // Then the site was built for another project, or isn't ours; other findings say so.
  if (!built) return []
  // Another project has a finding of its own.
  const changed = valuesOf(config).filter(
    ({ name, value }) => name !== 'projectId' && !has(built, name, value),
  )
  if (changed.length === 0) return [ok('The live site has the settings of .env')]
  return [
    look(
      `Changed in .env, but not on the live site: ${changed.map(({ path }) => path).join(', ')}`,
      'npm run deploy.',
    ),
  ]
}

/** The settings as a build writes them: from the first of `readConfig` to its last. */
function settingsIn(script: string): string | null {
  return (
    /firebase"?:\{"?projectId[^]*?acceptsPurchaseOrders"?:(?:![01]|true|false)/.exec(
      script.replaceAll('\\', ''),
    )?.[0] ?? null
  )
}

type Value = { path: string; name: string; value: unknown }

/** "business.phone" and what it is. */
function valuesOf(settings: object, above = ''): Value[] {
  return Object.entries(settings).flatMap(([name, value]: [string, unknown]) => {
    const path = `${above}${name}`
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isGroup ? valuesOf(value, `${path}.`) : [{ path, name, value }]
  })
}

/**
 * `name:"value"` in the quotes that the minifier chose. One that it wrote in another way isn't
 * there under its name, and says nothing.
 */
function has(built: string, name: string, value: unknown): boolean {
  const found = [...built.matchAll(new RegExp(`\\b${name}"?:`, 'g'))].map(({ 0: key, index }) =>
    built.slice(index + key.length),
  )
  return (
    found.length === 0 || found.some((rest) => textsOf(value).some((text) => rest.startsWith(text)))
  )
}

function textsOf(value: unknown): string[] {
  const quoted = (text: string) =>
    ['"', "'", '`'].map((quote) => quote + text.replaceAll('\\', '') + quote)
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'boolean') return [String(value), value ? '!0' : '!1']
  if (!Array.isArray(value)) return [String(value)]
  return ['"', "'", '`'].map(
    (quote) => `[${value.map((each) => quote + String(each) + quote).join(',')}]`,
  )
}
