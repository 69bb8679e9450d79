import { hidesPrice, isBookable, type Item, type ItemKind } from '~/lib/domain/item'
import type { Cents } from '~/lib/domain/money'
import { lineCents, orOneDay, type PricedDays } from './line-cents'

/** A package that costs less than its parts, and how much less one of it costs per day. */
export type SavingPackage = { kind: ItemKind; id: string; name: string; savingCents: Cents }

/** The packages that contain this item and cost less than their parts, the largest saving first. */
export function savingPackages({ kind, id }: Item, items: readonly Item[]): SavingPackage[] {
  return items
    .filter(({ parts }) => parts.some((part) => part.kind === kind && part.id === id))
    .map((item) => ({
      kind: item.kind,
      id: item.id,
      name: item.name,
      savingCents: packageSaving(item),
    }))
    .filter(({ savingCents }) => savingCents > 0)
    .sort((one, other) => other.savingCents - one.savingCents)
}

/**
 * What one unit of a package saves on these days. 0 if it can't be booked online, or if a
 * price isn't known or doesn't show before the cart (docs/rules.md, "Rent").
 */
export function packageSaving(item: Item, days = orOneDay([])): Cents {
  if (!isBookable(item)) return 0
  const inside = item.parts.map((part) => shownCents(part, part.quantity, days))
  const own = shownCents(item, 1, days)
  if (own === null || inside.includes(null)) return 0
  const apart = inside.reduce<Cents>((sum, cents) => sum + (cents ?? 0), 0)
  return Math.max(0, apart - own)
}

function shownCents(item: Item, quantity: number, days: PricedDays): Cents | null {
  if (item.priceCents === null || hidesPrice(item)) return null
  return lineCents({ priceCents: item.priceCents, quantity, days })
}
