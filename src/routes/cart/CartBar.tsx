// A phone's bar with the total and the next step, while the summary's own button is out of view.
import type { RefObject } from 'react'
import { TotalAmount } from '~/components/order/TotalAmount'
import type { OrderForm } from '~/lib/domain/order-form'
import { priceOrder, type Offer } from '~/lib/pricing/order-price'
import { StickyBar } from '~/ui/bar/StickyBar'
import { ButtonLink } from '~/ui/button/Button'
import { useOutOfViewport } from '~/ui/use-out-of-viewport'
import { paths } from '~/urls/paths'

type CartBarProps = { form: OrderForm; offer: Offer; ownButton: RefObject<HTMLElement | null> }

export function CartBar({ form, offer, ownButton }: CartBarProps) {
  if (!useOutOfViewport(ownButton)) return null
  return (
    <StickyBar
      words={
        <TotalAmount amounts={priceOrder('cart', form, offer)} offer={offer} method={form.method} />
      }
    >
      <ButtonLink to={paths.checkout()}>Check Out</ButtonLink>
    </StickyBar>
  )
}
