// Suggests a package in place of its parts, if it costs less.
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import type { Item, Part } from '~/lib/domain/item'
import type { Cents } from '~/lib/domain/money'
import { packageSaving } from '~/lib/pricing/package-saving'
import { addCartLine, isSameCartLine, withoutCartLine, setQuantity } from './cart'
import { cartLineConflict, type CartLineContext } from './cart-line-conflict'
import { cartTooLarge } from './order-lines'

export type PackageSwitch = {
  item: Item
  days: readonly Day[]
  /** How much lower the cart's rent is with the package. */
  savingCents: Cents
  after: Cart
}

/** Packages that save something, whose parts are all in the cart on the same days. */
export function packagesInCart(cart: Cart, items: readonly Item[]): Item[] {
  return items.filter(
    (item) =>
      packageSaving(item) > 0 &&
      cart.some(({ days }) => item.parts.every(({ id }) => indexOf(cart, id, days) !== -1)),
  )
}

/**
 * The package that saves the most, if the cart has at least as many units as one contains, and it
 * is available without its parts' lines (docs/rules.md, "Rent"). Otherwise null.
 * @param context of the packages: their taken units, and those of their parts
 */
export function packageSwitch(
  cart: Cart,
  packages: readonly Item[],
  context: CartLineContext,
): PackageSwitch | null {
  const switches = packages.flatMap((item) =>
    cart.flatMap(({ days }) => switchOn(days, cart, item, context) ?? []),
  )
  const most = Math.max(...switches.map(({ savingCents }) => savingCents))
  return switches.find(({ savingCents }) => savingCents === most) ?? null
}

function switchOn(
  days: readonly Day[],
  cart: Cart,
  item: Item,
  context: CartLineContext,
): PackageSwitch | null {
  const savingCents = packageSaving(item, days)
  const others = item.parts.reduce<Cart | null>(
    (left, part) => left && takeOut(left, part, days),
    cart,
  )
  if (savingCents === 0 || others === null) return null
  const after = addCartLine(others, { itemId: item.id, days, quantity: 1 })
  const items = [...context.items, item]
  const isFree =
    cartLineConflict(after, indexOf(after, item.id, days), { ...context, items }) === null
  return isFree && cartTooLarge(after, items) === null ? { item, days, savingCents, after } : null
}

/** The cart without these units; null if it has fewer. */
function takeOut(cart: Cart, { id, quantity }: Part, days: readonly Day[]): Cart | null {
  const index = indexOf(cart, id, days)
  const left = (cart[index]?.quantity ?? 0) - quantity
  if (left < 0) return null
  return left === 0 ? withoutCartLine(cart, index) : setQuantity(cart, index, left)
}

const indexOf = (cart: Cart, itemId: string, days: readonly Day[]) =>
  cart.findIndex((cartLine) => isSameCartLine(cartLine, { itemId, days }))
