import type { Item } from '~/lib/domain/item'
import { allIn } from '~/lib/pricing/all-in'
import type { PricedDays } from '~/lib/pricing/line-cents'
import { AllInAmount } from './AllInAmount'
import { useOrderSoFar } from './use-order-so-far'

type KnownPriceProps = { item: Item & { priceCents: number }; days: PricedDays }

/** What one of the item costs all-in at the visitor's place, for all days. */
export function KnownPrice({ item: { priceCents }, days }: KnownPriceProps) {
  return <AllInAmount {...allIn(useOrderSoFar(), { priceCents, quantity: 1, days })} />
}
