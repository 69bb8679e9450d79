import { isTooLarge, spacesOf } from '~/lib/catalog/setup-area'
import { fitWords } from '~/lib/catalog/size-text'
import type { Item } from '~/lib/domain/item'
import { useYard } from '~/lib/storage/yard'
import { Icon } from '~/ui/Icon'

/** Says of a chosen rental that it needs more room than the visitor's yard has. */
export function TooLarge({ item }: { item: Item }) {
  const yard = useYard()
  if (!yard || !spacesOf(item).some((space) => isTooLarge(space, yard))) return null
  return (
    <p className="icon-text">
      <Icon name="warning" size="1.125rem" /> <span>{fitWords(item, yard)}</span>
    </p>
  )
}
