// A page of the site in a browser that a test can kill, cut off from the network or from its storage at any step.
// Which page's code runs is told by AsyncLocalStorage, so that pages of many browsers run side by side.
import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'

/** What happens at a step. Only the last three leave the page alive. */
export type Harm =
  | 'dies before'
  /** The server did it; the page never hears of it. */
  | 'dies after'
  /** Once. */
  | 'never arrives'
  /** Once. */
  | 'answer lost'
  /** From then on: requests of the same kind never arrive, or storage takes nothing more. */
  | 'fails on'

/** At the n-th step, or at every step of that name. */
export type Fault = { step: number | string; harm: Harm }
export type Step = { name: string; kind: 'request' | 'storage' }

const running = new AsyncLocalStorage<Page>()
const never = new Promise<never>(() => {})

/** What outlives a page: localStorage, and who holds the Web Lock. */
export class Browser {
  readonly storage = new Map<string, string>()
  lockedBy: Page | null = null
}

export class Page {
  /** Every step so far: what was sent to others, what was stored. */
  readonly steps: Step[] = []
  readonly session = new Map<string, string>()
  dead = false
  private failsOn: Step | null = null
  private tellDeath = () => {}
  private readonly death = new Promise<'died'>((resolve) => {
    this.tellDeath = () => resolve('died')
  })

  readonly browser: Browser
  private readonly faults: readonly Fault[]
  /** Awaited before each request. */
  onRequest: (step: number) => Promise<unknown> = async () => {}

  constructor(browser: Browser, faults: readonly Fault[] = []) {
    this.browser = browser
    this.faults = faults
  }

  /** Runs code of this page; 'died' when the page was killed in it. */
  async run<Answer>(code: () => Promise<Answer>): Promise<Answer | 'died'> {
    return running.run(this, () => Promise.race([code(), this.death]))
  }

  /** A step that asks somebody else. */
  async request<Answer>(name: string, send: () => Promise<Answer>): Promise<Answer> {
    const harm = this.harmAt({ name, kind: 'request' })
    await this.onRequest(this.steps.length - 1)
    if (harm === 'dies before') this.die()
    if (this.dead) return never
    if (harm === 'never arrives' || harm === 'fails on') throw new TypeError('fetch failed')
    const answer = await send()
    if (harm === 'dies after') this.die()
    if (this.dead) return never
    if (harm === 'answer lost') throw new TypeError('fetch failed')
    return answer
  }

  /** A question that changes nothing. */
  async read<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    const answer = await (this.dead ? never : send())
    return this.dead ? never : answer
  }

  store(key: string, text: string | null) {
    const harm = this.harmAt({ name: describe(key, text), kind: 'storage' })
    if (harm === 'dies before') this.die()
    if (this.dead) return
    // A full disk refuses what is added, never a removal.
    if (harm === 'fails on' && text !== null) throw new DOMException('Full', 'QuotaExceededError')
    if (text === null) this.browser.storage.delete(key)
    else this.browser.storage.set(key, text)
  }

  die() {
    this.dead = true
    this.tellDeath()
  }

  private harmAt(step: Step): Harm | null {
    this.steps.push(step)
    const here = [this.steps.length - 1, step.name]
    const harm = this.faults.find((fault) => here.includes(fault.step))?.harm ?? null
    if (harm === 'fails on') this.failsOn = step
    const stillFails =
      this.failsOn?.kind === step.kind &&
      (step.kind === 'storage' || this.failsOn.name === step.name)
    return stillFails ? 'fails on' : harm
  }
}

/** The page whose code runs; null in the test's own code. */
const currentPage = () => running.getStore() ?? null

/** Puts the browser's globals in place, each answering for the page that asks. */
export function standInGlobals() {
  vi.stubGlobal(
    'localStorage',
    storageOf(
      (page) => page.browser.storage,
      (page, key, text) => page.store(key, text),
    ),
  )
  vi.stubGlobal(
    'sessionStorage',
    storageOf(
      (page) => page.session,
      ({ session }, key, text) => (text === null ? session.delete(key) : session.set(key, text)),
    ),
  )
  vi.stubGlobal('navigator', { locks: { request: requestLock } })
  vi.stubGlobal('location', { origin: 'http://site.test' })
  const send = fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const page = currentPage()
    const name = nameOf(url, init)
    if (page === null) return send(url, init)
    return name === null
      ? page.read(() => send(url, init))
      : page.request(name, () => send(url, init))
  })
}

function storageOf(
  contents: (page: Page) => Map<string, string>,
  write: (page: Page, key: string, text: string | null) => void,
) {
  const page = () => {
    const current = currentPage()
    if (current === null) throw new Error('No page runs')
    return current
  }
  return {
    getItem: (key: string) => contents(page()).get(key) ?? null,
    setItem: (key: string, text: string) => write(page(), key, text),
    removeItem: (key: string) => write(page(), key, null),
  }
}

/** Web Locks with `ifAvailable`: given to one page of a browser at a time, and free again when that page is gone. */
async function requestLock<Answer>(
  _name: string,
  _options: { ifAvailable: true },
  hold: (lock: object | null) => Promise<Answer>,
): Promise<Answer> {
  const page = currentPage()
  if (page === null) throw new Error('No page runs')
  const { browser } = page
  // The real one never answers at once.
  await Promise.resolve()
  if (browser.lockedBy?.dead === false) return hold(null)
  browser.lockedBy = page
  try {
    return await hold({})
  } finally {
    if (browser.lockedBy === page) browser.lockedBy = null
  }
}

type Write = { update?: { name: string; fields: Record<string, object> }; delete?: string }

/** What a request to the database does, or null when it only reads. */
function nameOf(url: string, { body }: RequestInit): string | null {
  if (!url.includes(':commit')) return null
  const { writes } = JSON.parse(body as string) as { writes: Write[] }
  const touches = (collection: string) =>
    writes.some(({ update }) => update?.name.includes(`/documents/${collection}/`))
  if (touches('bookings-test')) return 'booking commit'
  return touches('claims') ? 'release' : 'hold'
}

function describe(key: string, text: string | null): string {
  if (key !== 'paymentJournal') return `note ${key}`
  const all = JSON.parse(text ?? '[]') as {
    step: string
    mailed: boolean
    invoiceMailed: boolean
  }[]
  const last = all.at(-1)
  if (!last) return 'journal: empty'
  const mails = [last.mailed && 'mailed', last.invoiceMailed && 'invoice mailed'].filter(Boolean)
  return `journal: ${[last.step, ...mails].join(', ')}`
}
