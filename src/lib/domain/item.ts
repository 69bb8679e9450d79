// What the business rents out. lib/db checks and translates the stored documents.
import type { Cents } from './money'

/** The collection of an item. */
export type ItemKind = 'inflatables' | 'extras'

export const groundTypes = ['grass', 'concrete', 'indoor'] as const
export type GroundType = (typeof groundTypes)[number]

export type WetDry = 'Dry' | 'Wet' | 'Wet / Dry'

type ItemBase = {
  id: string
  name: string
  description: string
  image: string
  images: readonly string[]
  /** The stored categories as written by the office: often one, sometimes several. */
  categories: readonly string[]
  /** Per day and unit. Null when the stored price isn't a plain number: not bookable online. */
  priceCents: Cents | null
  /** Units for one day; a package's parts limit them. Null if unreadable: not bookable online. */
  capacity: number | null
  /** What a package contains (docs/decisions/packages.md); empty for any other item. */
  parts: readonly Part[]
  /** False for a package without a count of its own, which takes units of its parts only. */
  hasOwnUnits: boolean
  /** The grounds on which it can stand: all of them unless the office says which. */
  surfaces: readonly GroundType[]
}

/** In feet: its sides on the ground, or `a` alone while its depth isn't known. */
export type Space = { a: number; b: number | null }

/** A footprint, stored as one number ("15") or as a size ("15 x 15"). */
export type Width = { kind: 'feet'; feet: number } | { kind: 'area'; a: number; b: number }

export type Inflatable = ItemBase & {
  kind: 'inflatables'
  width: Width | null
  heightFt: number | null
  wetDry: WetDry | null
  /** How many people may jump at once; null if the general limit applies. Stored as `capacity`. */
  jumpers: number | null
}

export type Extra = ItemBase & {
  kind: 'extras'
  /** The page of a property on another site; '' for everything else. */
  propertyLink: string
}

export type Item = Inflatable | Extra

/** An item that a package contains, and how many of it are in one package. A part has no parts. */
export type Part = Item & { quantity: number }

/** Whether an item shows its price only from the cart on: a wedding item does. */
export function hidesPrice(item: Pick<Item, 'name'>): boolean {
  return /wedding/i.test(item.name)
}

/** Whether an item is a property, such as a lake house: arranged by phone, never in the cart. */
export function isProperty(item: Item): item is Extra {
  return item.kind === 'extras' && item.propertyLink !== ''
}

/** Whether delivery is added to an item's price: a property isn't delivered. */
export function isPricedDelivered(item: Item): item is Item & { priceCents: Cents } {
  return item.priceCents !== null && !hidesPrice(item) && !isProperty(item)
}

/** Whether an item can be booked online. */
export function isBookable<
  Some extends Pick<Item, 'priceCents' | 'capacity'> & { propertyLink?: string },
>(item: Some): item is Some & { priceCents: Cents; capacity: number } {
  const { priceCents, capacity, propertyLink = '' } = item
  return priceCents !== null && capacity !== null && propertyLink === ''
}
