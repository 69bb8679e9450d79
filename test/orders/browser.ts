// State that survives a page, and the browser's globals, which act for the page whose code runs.
import { vi } from 'vitest'
import { currentPage, outsidePages, type Page } from './page'

/** localStorage, and the page that holds each Web Lock. */
export class Browser {
  readonly storage = new Map<string, string>()
  readonly locks = new Map<string, { page: Page; unlocked: Promise<void> }>()
  /** Characters that localStorage takes. */
  quota = Number.POSITIVE_INFINITY
  /** Both storages throw, as with blocked cookies. */
  readonly forbidsStorage: boolean

  constructor({ forbidsStorage = false } = {}) {
    this.forbidsStorage = forbidsStorage
  }
}

/** sessionStorage: it outlives a reload, and a duplicated tab starts with a copy. */
export class Tab {
  readonly storage: Map<string, string>
  /** Characters that sessionStorage takes. */
  quota = Number.POSITIVE_INFINITY
  readonly browser: Browser

  constructor(browser: Browser, storage: ReadonlyMap<string, string> = new Map()) {
    this.browser = browser
    this.storage = new Map(storage)
  }

  duplicate(): Tab {
    return new Tab(this.browser, this.storage)
  }
}

const real = { fetch, setTimeout }

/** Puts the browser's globals in place. */
export function standInGlobals() {
  vi.stubGlobal('localStorage', storageOf('local'))
  vi.stubGlobal('sessionStorage', storageOf('session'))
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', { locks: { request: requestLock } })
  vi.stubGlobal('location', { origin: 'http://site.test', href: 'http://site.test/' })
  vi.stubGlobal('fetch', fetchAs(real.fetch))
  vi.stubGlobal('setTimeout', setTimeoutAs(real.setTimeout))
}

function storageOf(which: 'local' | 'session') {
  function page(): Page {
    const current = currentPage()
    if (current === null) throw new Error('No page runs')
    if (current.browser.forbidsStorage) throw new DOMException('Denied', 'SecurityError')
    return current
  }
  const contents = ({ browser, tab }: Page) => (which === 'local' ? browser : tab).storage
  return {
    getItem: (key: string) => contents(page()).get(key) ?? null,
    setItem: (key: string, text: string) => page().store(which, key, text),
    removeItem: (key: string) => page().store(which, key, null),
  }
}

/**
 * Web Locks: one page of a browser at a time has a name, and it is free again when that page is
 * gone.
 */
async function requestLock<Answer>(
  name: string,
  options: { ifAvailable?: true },
  work: (lock: object | null) => Promise<Answer>,
): Promise<Answer> {
  const page = currentPage()
  if (page === null) throw new Error('No page runs')
  const { locks } = page.browser
  // The real Web Locks always answer later.
  await Promise.resolve()
  for (;;) {
    const held = locks.get(name)
    if (!held || held.page.dead) break
    if (options.ifAvailable) return work(null)
    await Promise.race([held.unlocked, held.page.death])
  }
  let unlock = () => {}
  const mine = { page, unlocked: new Promise<void>((resolve) => (unlock = resolve)) }
  locks.set(name, mine)
  try {
    return await work({})
  } finally {
    if (locks.get(name) === mine) locks.delete(name)
    unlock()
  }
}

/** Requests to the database are steps of their page. */
function fetchAs(send: typeof fetch) {
  return (url: string, init: RequestInit) => {
    const page = currentPage()
    return page === null
      ? send(url, init)
      : page.request(nameOf(url, init), () => outsidePages(() => send(url, init)), deny)
  }
}

/** The error of a refusal by the rules. */
const deny = () =>
  new Response(JSON.stringify({ error: { code: 403, status: 'PERMISSION_DENIED', message: '' } }), {
    status: 403,
  })

/**
 * In a page, pauses end at once, and time limits never: the test decides which requests get no
 * answer, and a busy computer must not cause one.
 */
function setTimeoutAs(wait: typeof setTimeout) {
  return (then: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    if (currentPage() === null || ms === undefined) return wait(then, ms, ...given)
    return ms > 1_000 ? wait(() => {}, 0) : wait(then, 0, ...given)
  }
}

type Write = { update?: { name: string } }
type Query = { structuredQuery: { from: { collectionId: string }[] } }

/** What a request to the database is about. */
function nameOf(url: string, { body }: RequestInit): string {
  const request = JSON.parse(body as string) as unknown
  if (url.includes(':commit')) {
    const { writes } = request as { writes: Write[] }
    const touches = (collection: string) =>
      writes.some(({ update }) => update?.name.includes(`/documents/${collection}/`))
    if (touches('bookings-test')) return 'booking commit'
    if (touches('payments')) return 'right to charge'
    return touches('claims') ? 'free' : 'hold'
  }
  if (url.includes(':runQuery'))
    return `read ${(request as Query).structuredQuery.from[0]?.collectionId}`
  const [name = ''] = (request as { documents: string[] }).documents
  return `read ${name.split('/documents/')[1]?.split('/')[0]}`
}
