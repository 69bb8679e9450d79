// Every way to order: what, and how it is paid.
import { newOrder, type Order } from '../orders'
import type { Card, Services } from '../services'
import type { Visit, World } from '../world'

type Wanted = NonNullable<Parameters<typeof newOrder>[1]>

export type Flow = {
  name: string
  wanted: Wanted
  /** By card, outside request mode. */
  charges: boolean
  /** The card that is tried first. */
  card: Card
  /** The card is in the sheet of a wallet, which is open when the order is placed. */
  inWallet: boolean
}

const what = {
  cart: { kind: 'cart', itemIds: ['pair', 'tent'] },
  // Its delivery fee depends on the distance.
  'single item': { kind: 'item', itemIds: ['pair'], address: 'far' },
  extra: { kind: 'item', itemIds: ['tent'] },
  // Its parts are booked with it.
  package: { kind: 'item', itemIds: ['party'] },
} as const satisfies Record<string, Wanted>

/** The card of a way to pay; a good one for all others. */
const cards: Readonly<Record<string, Card>> = {
  'card declined': 'declined',
  'card whose bank asks': 'asks',
  wallet: 'good',
  'wallet, declined': 'declined',
}

const paid = {
  office: { method: 'Cash In Office' },
  'office deposit': { method: 'Cash In Office', depositOnly: true },
  request: { method: 'Cash In Office', requestMode: true },
  'card full': { method: 'Credit Card' },
  'card deposit': { method: 'Credit Card', depositOnly: true },
  'card declined': { method: 'Credit Card' },
  'card whose bank asks': { method: 'Credit Card' },
  wallet: { method: 'Credit Card' },
  'wallet, declined': { method: 'Credit Card' },
} as const satisfies Record<string, Wanted>

export const flows: readonly Flow[] = Object.entries(what).flatMap(([thing, wanted]) =>
  Object.entries(paid)
    // The office takes deposits only for single items. Other cards are the same in every flow.
    .filter(([way]) => (thing === 'cart' ? way !== 'office deposit' : !(way in cards)))
    .map(([way, paying]) => ({
      name: `${thing}, ${way}`,
      wanted: { ...wanted, ...paying },
      charges: paying.method === 'Credit Card',
      card: cards[way] ?? 'good',
      inWallet: way.startsWith('wallet'),
    })),
)

/** A new customer's order of this kind, for an unused day. */
export async function orderOf({ wanted }: Flow, world: World) {
  const { day, suffix } = await world.newPlace()
  const itemIds = (wanted.itemIds ?? []).map((id) => id + suffix)
  return { order: newOrder(day, { ...wanted, itemIds }), day, suffix }
}

/** Opens the site, and presses the final button. */
export async function placeFirst(flow: Flow, order: Order, visit: Visit) {
  await visit.fill(order)
  const answer = await visit.place(order, { card: flow.card, inWallet: flow.inWallet })
  await visit.mails()
  return answer
}

export type OrderResult = { kind: string; reference?: string } | 'died'
export type Customer = {
  world: World
  services: Services
  order: Order
  /** The page on which the order was pressed first, dead or alive. */
  first: Visit
  /** Another tab, duplicated before that. */
  other: Visit | null
  /** The outcome of the first press. */
  answer: OrderResult
}
