// A visit of a page begins when the page is loaded, and a reload continues it. The router can't
// distinguish two visits, because its key is `default` on every page that is loaded by its address.
import { readSession, writeSession } from '~/lib/storage/browser-storage'
import { newKey } from '~/lib/storage/secret'

const storageKey = 'pageVisit'

let visit: string | null = null

/** The id of this visit: the same after a reload, new after any other load of a page. */
export function pageVisit(): string {
  if (visit === null) {
    visit = (isReload() && readSession(storageKey)) || newKey()
    writeSession(storageKey, visit)
  }
  return visit
}

const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((navigation) => 'type' in navigation && navigation.type === 'reload')
