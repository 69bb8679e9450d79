// The id of a page load, which a reload keeps. The router can't distinguish two page loads, because
// its key is `default` on every page that is loaded by its URL.
import { randomId } from '~/lib/domain/booking-key'
import { readSession, writeSession } from '~/lib/storage/browser-storage'

const storageKey = 'pageVisit'

let id: string | null = null

export function pageLoadId(): string {
  if (id === null) {
    id = (isReload() && readSession(storageKey)) || randomId()
    writeSession(storageKey, id)
  }
  return id
}

const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((navigation) => 'type' in navigation && navigation.type === 'reload')
