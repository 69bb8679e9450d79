// Keeps the cart and the event's day and town alike in all tabs (docs/decisions/tabs.md).
import { toCart } from '~/lib/cart/cart'
import { loadCart, saveCart, subscribeToCart } from '~/lib/cart/store'
import type { Cart } from '~/lib/domain/cart'
import { readSession, readSessionJson, writeSession } from '~/lib/storage/browser-storage'
import { rememberDays, rememberedDays, subscribeToDays } from '~/lib/storage/event-days'
import { loadEventPlace, saveEventPlace, subscribeToPlace } from '~/lib/storage/event-place'
import { listenersOfChanges } from '~/lib/storage/listeners'
import { toStoredDay } from '~/lib/time/stored-day'
import { listOf, newsIn, withChanges, readSharedTexts, type SharedTexts } from './shared-texts'

const key = 'tabNotes'

const patienceMs = 200

let opening: Promise<void> | null = null
let changes = 0
const { notify, useCurrent } = listenersOfChanges()

/**
 * Starts to share, once. Waits until another tab has answered, or could have. Never rejects: a
 * browser that can't share keeps a cart in each tab.
 */
export function shareVisit(): Promise<void> {
  opening ??= new Promise((resolve) => {
    setTimeout(resolve, patienceMs)
    try {
      share(resolve)
    } catch {
      resolve()
    }
  })
  return opening
}

/** The cart. If this tab has none, waits a moment for another tab's. */
export async function loadSharedCart(): Promise<Cart> {
  const shared = shareVisit()
  if (loadCart().length === 0) await shared
  return loadCart()
}

/** A number that rises with each change of the cart in another tab. */
export const changesElsewhere = () => changes

/** The number of `changesElsewhere`. Renders again when it rises. */
export const useChangesElsewhere = () => useCurrent(changesElsewhere, 0)

function share(onAnswer: () => void) {
  let channel: BroadcastChannel | null = null
  let applying = false

  function open() {
    channel = new BroadcastChannel('visit')
    channel.onmessage = ({ data }) => hear(data)
    tell()
  }

  /** Sends all texts to the other tabs. A tab with newer texts sends them back. */
  function tell() {
    if (applying) return
    const texts = withChanges(stored(), textsNow(), Date.now())
    keep(texts)
    channel?.postMessage(listOf(texts))
  }

  function hear(data: unknown) {
    const theirs = readSharedTexts(data)
    // A tab with another release of the site.
    if (theirs === null) return
    const mine = stored()
    const news = newsIn(theirs, mine)
    if (news.size > 0) {
      const all = new Map([...mine, ...news])
      keep(all)
      applying = true
      apply(all)
      applying = false
    }
    if (newsIn(mine, theirs).size > 0) tell()
    onAnswer()
  }

  open()
  subscribeToCart(tell)
  subscribeToDays(tell)
  subscribeToPlace(tell)
  // A tab that the browser froze may have missed a change.
  addEventListener('visibilitychange', tell)
  // An open channel would keep the page out of the browser's cache for Back.
  addEventListener('pagehide', () => {
    channel?.close()
    channel = null
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    open()
    // Meanwhile another page of this tab may have changed what is stored.
    apply(stored())
    tellScreens()
  })
}

const stored = (): SharedTexts => readSharedTexts(readSessionJson(key)) ?? new Map()
const keep = (texts: SharedTexts) => writeSession(key, JSON.stringify(listOf(texts)))

/** The cart's lines by item and days, their order, and the event's day and town. */
function textsNow(): Map<string, string> {
  const cartLines = loadCart().map(
    ({ itemId, days, quantity }) =>
      [`${days.map(toStoredDay).join()} ${itemId}`, String(quantity)] as const,
  )
  return new Map([
    ...cartLines,
    ['order', cartLines.map(([name]) => name).join('\n')],
    ['eventDays', rememberedDays()],
    ['town', hasAddress() ? townOf(stored()) : townNow()],
  ])
}

function apply(texts: SharedTexts) {
  const before = loadCart()
  saveCart(cartOf(texts))
  rememberDays(texts.get('eventDays')?.text ?? '')
  if (!hasAddress()) chooseTown(townOf(texts))
  if (loadCart() !== before) tellScreens()
}

/** A form's address is this tab's alone, and decides its town. */
const hasAddress = () => readSession('address') !== null || Boolean(loadEventPlace()?.address)
const townOf = (texts: SharedTexts) => texts.get('town')?.text ?? ''

/** "Rockford, IL", ", WI" where only the state was chosen; '' without a place. */
function townNow(): string {
  const place = loadEventPlace()
  return place ? `${place.town}, ${place.state}` : ''
}

function chooseTown(shared: string) {
  const [, town = '', state] = /^(.*), (IL|WI)$/.exec(shared) ?? []
  const isState = state === 'IL' || state === 'WI'
  saveEventPlace(isState ? { town, state, address: '' } : null)
}

function tellScreens() {
  changes += 1
  notify()
}

/** Lines that the order lacks, because two tabs added at the same moment, come last. */
function cartOf(texts: SharedTexts): Cart {
  const order = (texts.get('order')?.text ?? '').split('\n')
  const indexOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const names = [...texts.keys()].sort((a, b) => indexOf(a) - indexOf(b) || (a < b ? -1 : 1))
  return toCart(
    names.map((name) => {
      const [days = '', ...id] = name.split(' ')
      const quantity = Number(texts.get(name)?.text)
      return { inflatableID: id.join(' '), dates: days.split(','), quantity }
    }),
  )
}
