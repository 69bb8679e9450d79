// Cuts a cart's lines into those of an order. Office programs show every day between a line's
// first and last as booked, so a gap starts another line.
import { maxBookingItems, maxOrderLines, maxDaysPerLine } from '~/lib/domain/business'
import type { Cart, CartLine } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import { addDays } from '~/lib/time/dates'

/** Most units times days of one booking: each is a write of its commit, and Firestore takes 500. */
const maxUnitDays = 400

/** As few lines as possible, items in the order they were added, at most 14 days each. */
export function toOrderLines(cart: Cart): CartLine[] {
  const items = [...new Set(cart.map((cartLine) => cartLine.itemId))]
  return items.flatMap((itemId) => {
    const cartLines = cart.filter((cartLine) => cartLine.itemId === itemId)
    // Added up by day, lines that touch become one, but lines that overlap may become more.
    const together = linesOf(unitsPerDay(cartLines))
    const apart = cartLines.flatMap((cartLine) => linesOf(unitsPerDay([cartLine])))
    const lines = apart.length < together.length ? apart : together
    return lines.map((line) => ({ itemId, ...line }))
  })
}

type ItemWithParts = {
  id: string
  parts: readonly { id: string; quantity: number }[]
  hasOwnUnits: boolean
}

/** Units times days over all lines, including those of the parts of packages. */
export function unitDays(lines: Cart, items: readonly ItemWithParts[] = []): number {
  const unitsOf = (line: CartLine) => {
    const { parts, hasOwnUnits } = itemOf(line, items)
    return parts.reduce((sum, { quantity }) => sum + quantity, hasOwnUnits ? 1 : 0)
  }
  return lines.reduce((sum, line) => sum + line.days.length * line.quantity * unitsOf(line), 0)
}

const itemOf = ({ itemId }: CartLine, items: readonly ItemWithParts[]): ItemWithParts =>
  items.find(({ id }) => id === itemId) ?? { id: itemId, parts: [], hasOwnUnits: true }

/**
 * Why a cart is too large for one online booking; null if it isn't.
 * @param items the cart's items, as far as they are known: a package counts with its parts
 */
export function cartTooLarge(cart: Cart, items: readonly ItemWithParts[]): string | null {
  const lines = toOrderLines(cart)
  if (lines.length > maxOrderLines) {
    return `You can book up to ${maxOrderLines} rentals online at once. Days that aren't in a row count as separate rentals.`
  }
  const ids = lines.flatMap((line) => [
    line.itemId,
    ...itemOf(line, items).parts.map(({ id }) => id),
  ])
  if (new Set(ids).size > maxBookingItems)
    return `You can book up to ${maxBookingItems} different items online at once, counting what's in each package. Remove a rental and book it separately.`
  if (unitDays(lines, items) > maxUnitDays)
    return `You can book up to ${maxUnitDays} items online at once, counting each item once for each day.`
  return null
}

function unitsPerDay(cartLines: Cart): Map<Day, number> {
  const units = new Map<Day, number>()
  for (const { days, quantity } of cartLines)
    for (const day of days) units.set(day, (units.get(day) ?? 0) + quantity)
  return units
}

type Run = { from: Day; days: Day[]; quantity: number }

/**
 * Covers the units with few runs. Walking through the days, a rise opens a run and a drop closes
 * runs, preferably one of exactly that quantity.
 */
function linesOf(perDay: ReadonlyMap<Day, number>): { days: Day[]; quantity: number }[] {
  const done: Run[] = []
  let open: Run[] = []
  let previous: Day | null = null
  for (const day of [...perDay.keys()].sort()) {
    if (previous !== null && addDays(previous, 1) !== day) {
      done.push(...open)
      open = []
    }
    const level = open.reduce((sum, run) => sum + run.quantity, 0)
    const change = (perDay.get(day) ?? 0) - level
    if (change < 0) open = close(open, -change, done)
    for (const run of open) run.days.push(day)
    if (change > 0) open.push({ from: day, days: [day], quantity: change })
    previous = day
  }
  return [...done, ...open].sort(byStart).flatMap(inChunks)
}

/** Ends open runs of `quantity` units in total, splitting one if necessary; returns the others. */
function close(open: Run[], quantity: number, done: Run[]): Run[] {
  const exact = open.findLast((run) => run.quantity === quantity) ?? open.at(-1)
  if (!exact || quantity === 0) return open
  const others = open.filter((run) => run !== exact)
  done.push({ ...exact, days: [...exact.days], quantity: Math.min(quantity, exact.quantity) })
  if (exact.quantity > quantity)
    return [...others, { ...exact, quantity: exact.quantity - quantity }]
  return close(others, quantity - exact.quantity, done)
}

function inChunks({ days, quantity }: Run) {
  const count = Math.ceil(days.length / maxDaysPerLine)
  return Array.from({ length: count }, (_, index) => ({
    days: days.slice(index * maxDaysPerLine, (index + 1) * maxDaysPerLine),
    quantity,
  }))
}

const byStart = (a: Run, b: Run) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)
