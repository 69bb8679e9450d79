// A page of the site in a browser that a test can kill, cut off from the network or from its
// storage at any step. AsyncLocalStorage knows which page's code runs, so that pages of many
// browsers run side by side.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Browser, Tab } from './browser'

/** The faults of a step that sends a request. Only the first two end the page. */
export const requestHarms = [
  'dies before',
  /** The server did it, but the page ends before the answer. */
  'dies after',
  /** Once. */
  'never arrives',
  /** Once. */
  'answer lost',
  /** From then on, until the network is back: the server does it each time. */
  'answers lost',
  /** Once: the server says no. */
  'refused',
  /**
   * From then on, until the network is back. The page stops waiting, but the request arrives later:
   * see `late`.
   */
  'hangs',
] as const
/** What happens at a step that stores something. */
export const storageHarms = [
  'dies before',
  'dies after',
  /** From then on that storage takes nothing more. */
  'full',
] as const
export type Harm = (typeof requestHarms)[number] | (typeof storageHarms)[number]

/** At the n-th step of that name, the first by default. */
export type Fault = { step: string; nth?: number; harm: Harm }
export type Step = { kind: 'request' | 'storage'; name: string; nth: number }

type Send<Answer> = () => Promise<Answer>
/** Called for each step, before it is taken. */
type OnStep = (step: Step) => Promise<unknown>

const running = new AsyncLocalStorage<Page>()
const never = new Promise<never>(() => {})
const lasting: readonly Harm[] = ['answers lost', 'hangs']

export class Page {
  /** Every step so far: requests and writes to storage. */
  readonly steps: Step[] = []
  readonly tab: Tab
  /** The faults that were met so far. */
  readonly met = new Set<Fault>()
  dead = false
  /** A wallet's sheet is open. */
  hasSheet = false
  onRequest: OnStep = async () => {}
  private faults: readonly Fault[]
  private readonly lasts = new Map<string, Harm>()
  private readonly late: Send<unknown>[] = []
  private tellDeath = () => {}
  readonly death = new Promise<'died'>((resolve) => {
    this.tellDeath = () => resolve('died')
  })

  constructor(tab: Tab, faults: readonly Fault[] = []) {
    this.tab = tab
    this.faults = faults
  }

  get browser(): Browser {
    return this.tab.browser
  }

  /** Runs code of this page; 'died' when the page was killed in it. */
  async run<Answer>(code: () => Promise<Answer>): Promise<Answer | 'died'> {
    if (this.dead) return 'died'
    return running.run(this, () => Promise.race([code(), this.death]))
  }

  /**
   * A step that sends a request.
   * @param refuse the answer of a refusal; a step without one fails instead
   */
  async request<Answer>(
    name: string,
    send: Send<Answer>,
    refuse: () => Answer = fail,
  ): Promise<Answer> {
    const harm = this.harmAt('request', name)
    await this.onRequest(this.steps.at(-1) as Step)
    if (harm === 'dies before') this.die()
    if (this.dead) return never
    if (harm === 'never arrives') return fail()
    if (harm === 'refused') return refuse()
    if (harm === 'hangs') {
      this.late.push(send)
      return fail()
    }
    const answer = await send()
    if (harm === 'dies after') this.die()
    if (this.dead) return never
    if (harm === 'answer lost' || harm === 'answers lost') return fail()
    return answer
  }

  /** A step that stores something in one of the two storages; null removes it. */
  store(storage: 'local' | 'session', key: string, text: string | null) {
    const place = storage === 'local' ? this.browser : this.tab
    if (text === null && !place.storage.has(key)) return
    const harm = this.harmAt('storage', describe(storage, key, text))
    if (harm === 'dies before') this.die()
    if (this.dead) return
    const used = sizeOf(place.storage)
    if (harm === 'full') place.quota = used
    // Removing or shortening a value makes room for others.
    if (text !== null && used - sizeOf(place.storage, key) + text.length > place.quota)
      throw new DOMException('Full', 'QuotaExceededError')
    if (text === null) place.storage.delete(key)
    else place.storage.set(key, text)
    if (harm === 'dies after') this.die()
  }

  die() {
    this.dead = true
    this.tellDeath()
  }

  /** The network works again, and no other fault happens. */
  restore() {
    this.faults = []
    this.lasts.clear()
  }

  /** Delivers the requests that the page stopped waiting for. */
  async arriveLate() {
    for (const send of this.late.splice(0)) await send().catch(() => {})
  }

  /** Runs code whose steps don't count: what happens before the order. */
  async quietly(code: () => void): Promise<void> {
    this.quiet = true
    await this.run(async () => code())
    this.quiet = false
  }
  private quiet = false

  private harmAt(kind: Step['kind'], name: string): Harm | null {
    if (this.quiet) return null
    const nth = this.steps.filter((step) => step.name === name).length + 1
    this.steps.push({ kind, name, nth })
    const fault = this.faults.find((one) => one.step === name && (one.nth ?? 1) === nth)
    if (!fault) return this.lasts.get(name) ?? null
    this.met.add(fault)
    if (lasting.includes(fault.harm)) this.lasts.set(name, fault.harm)
    return fault.harm
  }
}

/** Runs code of the network, which belongs to no page. */
export const outsidePages = <Made>(work: () => Made): Made => running.exit(work)

/** The page whose code runs; null in the test's own code. */
export const currentPage = () => running.getStore() ?? null

/** Fails as a browser's `fetch` does for every reason. */
function fail(): never {
  throw new TypeError('fetch failed')
}

/** Characters of all values, or of one. */
const sizeOf = (storage: ReadonlyMap<string, string>, key?: string) =>
  [...storage].reduce(
    (sum, [name, text]) => sum + (key === undefined || key === name ? text.length : 0),
    0,
  )

function describe(storage: 'local' | 'session', key: string, text: string | null): string {
  const where = storage === 'local' ? '' : 'session '
  if (key !== 'paymentJournal') return `${where}note ${key}`
  const all = JSON.parse(text ?? '[]') as Record<string, unknown>[]
  const last = all.at(-1)
  if (!last) return `${where}journal: empty`
  const mails = [
    last['told'] && 'told',
    last['mailed'] && 'mailed',
    last['invoiceMailed'] && 'invoice mailed',
  ]
  return [
    `${where}journal: ${String(last['step'] ?? last['kind'])}`,
    ...mails.filter(Boolean),
  ].join(', ')
}
