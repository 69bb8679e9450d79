// The cart's order before the checkout, which starts with the place and choices of the session.
import { useEffect } from 'react'
import { useFeeOfPlace } from '~/components/rental/use-order-so-far'
import { loadDraft, saveDraft, useChoices, type SharedChoices } from '~/lib/order-form/draft'
import { followAddress } from '~/lib/order-form/event-place'

export function useCartOrder() {
  const delivery = useFeeOfPlace()
  // The cart offers no deposit, which is part of the same total.
  const form = { ...useChoices(null), depositOnly: false }
  // An item's own form may have changed the address since.
  useEffect(followAddress, [])

  function change(changed: Partial<SharedChoices>) {
    saveDraft({ ...loadDraft(), ...changed })
  }

  return { form, change, delivery }
}
