// The catalog's own order (docs/specification.md).
import type { Extra, Inflatable } from '~/lib/domain/item'

/** Inflatables by name. */
export function sortInflatables(inflatables: readonly Inflatable[]): Inflatable[] {
  return [...inflatables].sort(byName)
}

/**
 * Extras as the specification orders them: the extra with the id `firstId`, then names without digits before names
 * with digits, within each those that contain 'packages' first, then by name.
 */
export function sortExtras(extras: readonly Extra[], firstId: string): Extra[] {
  return [...extras].sort(
    (a, b) =>
      yesFirst(a.id === firstId, b.id === firstId) ||
      yesFirst(!/\d/.test(a.name), !/\d/.test(b.name)) ||
      yesFirst(/packages/i.test(a.name), /packages/i.test(b.name)) ||
      byName(a, b),
  )
}

const yesFirst = (a: boolean, b: boolean) => Number(b) - Number(a)
const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en-US')
