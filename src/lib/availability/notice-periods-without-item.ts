import { noticeDays, type NoticePeriod } from '~/lib/domain/business'
import type { Item } from '~/lib/domain/item'
import { nearestName } from '~/lib/text/typos'

/** A sentence for each id in `noticeDays` that no item has: its notice would never be asked for. */
export function noticePeriodsWithoutItem(
  items: readonly Pick<Item, 'id' | 'kind'>[],
  notices: readonly NoticePeriod[] = noticeDays,
): string[] {
  return notices.flatMap(({ what, only, items: named = [] }) => {
    const ids = items.filter(({ kind }) => (only ?? kind) === kind).map(({ id }) => id)
    const nobody = only === undefined ? 'no item has' : `none of the ${only} has`
    return named
      .filter((id) => !ids.includes(id))
      .map((id) => `noticeDays for "${what}" names ${nearestName(id, ids)}, which ${nobody}`)
  })
}
