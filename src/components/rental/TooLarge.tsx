import { needsMoreRoom, type Yard } from '~/lib/catalog/setup-area'
import { fitWords } from '~/lib/catalog/size-text'
import type { Item } from '~/lib/domain/item'
import { Icon } from '~/ui/Icon'

export function TooLarge({ item, yard }: { item: Item; yard: Yard | null }) {
  if (!yard || !needsMoreRoom(item, yard)) return null
  return (
    <p className="icon-text">
      <Icon name="warning" size="1.125rem" /> <span>{fitWords(item, yard)}</span>
    </p>
  )
}
