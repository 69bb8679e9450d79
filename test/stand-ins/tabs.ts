// Several tabs of one browser. Each has its own session storage and its own copy of the site's
// modules, and a test says when a message arrives.
import { vi } from 'vitest'
import type { Cart } from '~/lib/domain/cart'

type Listener = (event: { data?: unknown; persisted?: boolean }) => void
type Channel = { onmessage: Listener; isOpen: boolean }

export class Tab {
  readonly storage: Map<string, string>
  readonly listeners = new Map<string, Listener[]>()
  readonly channels: Channel[] = []
  /** Messages on their way to this tab, the oldest first. */
  readonly inbox: unknown[] = []
  site!: Site

  constructor(storage: ReadonlyMap<string, string> = new Map()) {
    this.storage = new Map(storage)
  }

  /** Runs code of this tab. */
  run<Answer>(code: (site: Site) => Answer): Answer {
    return inTab(this, () => code(this.site))
  }

  fire(type: string, event: { persisted?: boolean } = {}) {
    for (const listener of this.listeners.get(type) ?? []) this.run(() => listener(event))
  }

  /** The next message arrives. False if there is none. */
  receive(): boolean {
    if (this.inbox.length === 0) return false
    const data = this.inbox.shift()
    for (const { isOpen, onmessage } of this.channels)
      if (isOpen) this.run(() => onmessage({ data }))
    return true
  }

  get cart() {
    return this.run(({ loadCart }) => loadCart())
  }
  get days() {
    return this.run(({ rememberedDays }) => rememberedDays())
  }
}

type Site = Awaited<ReturnType<typeof loadSite>>
const loadSite = async () => ({
  ...(await import('~/lib/tabs/tabs')),
  ...(await import('~/lib/cart/cart')),
  ...(await import('~/lib/cart/store')),
  ...(await import('~/lib/storage/event-days')),
  ...(await import('~/lib/storage/event-place')),
})

let current: Tab
/** The tabs of the browser. */
export let tabs: Tab[]

function inTab<Answer>(tab: Tab, code: () => Answer): Answer {
  const before = current
  current = tab
  try {
    return code()
  } finally {
    current = before
  }
}

/** A browser without tabs, and a clock that stands still. */
export function openBrowser() {
  vi.useFakeTimers({ now: new Date('2027-06-01T12:00:00Z') })
  tabs = []
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => current.storage.get(key) ?? null,
    setItem: (key: string, text: string) => current.storage.set(key, text),
    removeItem: (key: string) => current.storage.delete(key),
    clear: () => {},
  })
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => {
    const { listeners } = current
    listeners.set(type, [...(listeners.get(type) ?? []), listener])
  })
  vi.stubGlobal(
    'BroadcastChannel',
    class implements Channel {
      onmessage = () => {}
      isOpen = true
      constructor() {
        current.channels.push(this)
      }
      postMessage(data: unknown) {
        if (!this.isOpen) throw new DOMException('closed', 'InvalidStateError')
        for (const tab of tabs) if (tab !== current) tab.inbox.push(structuredClone(data))
      }
      close() {
        this.isOpen = false
      }
    },
  )
}

/** Nothing of a test's browser stays. */
export function closeBrowser() {
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

/** Closes all tabs. */
export function closeTabs() {
  tabs = []
}

/** Loads the site in a tab. The earlier page of the tab, if any, is gone. */
export async function load(tab: Tab): Promise<Tab> {
  for (const channel of tab.channels) channel.isOpen = false
  tab.listeners.clear()
  vi.resetModules()
  current = tab
  tab.site = await loadSite()
  return tab
}

/** A new tab, which shares as soon as the page is idle. */
export async function open(storage?: ReadonlyMap<string, string>): Promise<Tab> {
  const tab = new Tab(storage)
  tabs.push(tab)
  await load(tab)
  tab.run(({ shareVisit }) => void shareVisit())
  return tab
}

/** All messages arrive, and the answers to them. */
export function deliver() {
  for (let rounds = 0; tabs.some((tab) => tab.inbox.length > 0); rounds++) {
    if (rounds > 100) throw new Error('The tabs never stop talking')
    for (const tab of tabs) while (tab.receive());
  }
}

export const add = (tab: Tab, cartLine: Cart[number]) =>
  tab.run(({ loadCart, saveCart, addCartLine }) => saveCart(addCartLine(loadCart(), cartLine)))
export const remove = (tab: Tab, index: number) =>
  tab.run(({ loadCart, saveCart, withoutCartLine }) => saveCart(withoutCartLine(loadCart(), index)))
export const chooseDays = (tab: Tab, query: string) =>
  tab.run(({ rememberDays }) => rememberDays(query))
export const chooseTown = (tab: Tab, town: string, address = '') =>
  tab.run(({ saveEventPlace }) => saveEventPlace({ town, state: 'IL', address }))
export const townIn = (tab: Tab) => tab.run(({ loadEventPlace }) => loadEventPlace()?.town)
