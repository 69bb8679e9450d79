// A page as a visitor sees and operates it, by roles, labels and texts.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { everyControl, isTakenOver } from '../taken-over'
import { findInPage, type Found, type Target } from './in-page'
import type { Session } from './session'

const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

const shiftKey = ['\uE008']

const named = (role: string) => (is: string | RegExp, within?: Target) =>
  target('Role', is, within, role)
export const button = named('button')
export const link = named('link')
export const heading = named('heading')
export const dialog = named('dialog')
export const radio = named('radio')
export const checkbox = named('checkbox')
export const region = named('region')
export const field = (is: string | RegExp, within?: Target) => target('LabelText', is, within)
export const text = (is: string | RegExp, within?: Target) => target('Text', is, within)

function target(by: Target['by'], is: string | RegExp, within?: Target, role?: string): Target {
  return { by, is, ...(within && { within }), ...(role !== undefined && { role }) }
}

export class Page {
  readonly session: Session
  readonly #site: string
  readonly #pointerType: 'touch' | 'mouse'

  /** @param site the URL that paths belong to */
  constructor(session: Session, site: string, pointerType: 'touch' | 'mouse') {
    this.session = session
    this.#site = site
    this.#pointerType = pointerType
  }

  /** Opens a path of the site, or a URL, and waits until the page answers. */
  async open(url: string) {
    await this.session.open(new URL(url, this.#site).href)
    await this.answers()
  }

  /** Waits until React has taken over. */
  async answers() {
    const asked = `(${String(isTakenOver)})(${JSON.stringify(everyControl)})`
    await until('the page answers', async () => (await this.session.evaluate(asked)) === true)
  }

  /** Waits until the element is visible and `fits`. */
  see(target: Target, fits?: (found: Found) => boolean): Promise<Found> {
    return until(`${describe(target)} ${String(fits ?? '')}`, async () => {
      const found = await this.#find(target, { type: 'look' })
      return found && (fits?.(found) ?? true) ? found : null
    })
  }

  /** Waits until the element isn't there any more. */
  async gone(unwanted: Target) {
    await until(`no ${describe(unwanted)}`, async () => !(await this.isThere(unwanted)))
  }

  async isThere(target: Target): Promise<boolean> {
    return (await this.#find(target, { type: 'look' })) !== null
  }

  /**
   * Presses with a finger, or with the mouse where the engine's driver has no finger. WPE's driver
   * sometimes loses a press, so a press that the page didn't receive is repeated.
   */
  async press(target: Target): Promise<void> {
    const { evaluate } = this.session
    await evaluate(
      "(window.heard = false, addEventListener('pointerdown', () => { window.heard = true }, { capture: true, once: true }))",
    )
    await this.#pressOnce(target)
    // Another page has no `heard`: it was opened by the press.
    const isHeard = async () => (await evaluate('window.heard !== false')) === true
    for (let looks = 0; looks < 40; looks++) {
      if (await isHeard()) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    console.log(`The driver lost a press on ${describe(target)}`)
    await this.press(target)
  }

  async #pressOnce(target: Target) {
    let before: Found | null = null as Found | null
    const { x, y } = await until(`${describe(target)} to press`, async () => {
      const found = await this.#find(target, { type: 'reveal' })
      const still = found?.x === before?.x && found?.y === before?.y
      before = found
      const { covered = true, disabled, moving } = found ?? {}
      return still && !covered && !disabled && !moving ? found : null
    })
    await this.session.act({
      type: 'pointer',
      id: this.#pointerType,
      parameters: { pointerType: this.#pointerType },
      actions: [
        { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: 30 },
        { type: 'pointerUp', button: 0 },
      ],
    })
  }

  /** Types a text over whatever is in a field. */
  async fill(target: Target, typed: string) {
    await this.press(target)
    await this.see(target, ({ focused }) => focused)
    await until(describe(target), () => this.#find(target, { type: 'select all' }))
    await this.type(typed)
    await this.key('Tab')
  }

  /** Chooses from a list by script, because no driver can operate its window. */
  async choose(list: Target, option: string) {
    await this.press(list)
    await until(`${describe(list)} to choose`, () => this.#find(list, { type: 'choose', option }))
  }

  type(typed: string) {
    return this.#typeKeys(Array.from(typed))
  }

  key(name: keyof typeof keys) {
    return this.#typeKeys([keys[name]])
  }

  /**
   * Presses Tab, or Shift and Tab if the element is further up, until the element has the focus.
   */
  async tabTo(target: Target) {
    const { y } = await this.see(target)
    const focus = await this.session.evaluate('document.activeElement.getBoundingClientRect().top')
    const shift = y < Number(focus) ? shiftKey : []
    for (let presses = 0; presses < 80; presses++) {
      await this.session.act({
        type: 'key',
        id: 'keyboard',
        actions: [
          ...shift.map((value) => ({ type: 'keyDown', value }) as const),
          { type: 'keyDown', value: keys.Tab },
          { type: 'keyUp', value: keys.Tab },
          ...shift.map((value) => ({ type: 'keyUp', value }) as const),
        ],
      })
      if ((await this.#find(target, { type: 'look' }))?.focused) return
    }
    throw new Error(`Tab never reached ${describe(target)}`)
  }

  #typeKeys(values: string[]) {
    return this.session.act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  }

  async #find(target: Target, action: Parameters<typeof findInPage>[2]): Promise<Found | null> {
    const { evaluate } = this.session
    const there = await evaluate(
      "typeof TestingLibraryDom === 'object' && document.readyState !== 'loading'",
    )
    if (there !== true) await evaluate(`(function () { ${library} }).call(window)`)
    const call = `(${String(findInPage)})(TestingLibraryDom, ${toJson(target)}, ${toJson(action)})`
    return (await evaluate(call)) as Found | null
  }
}

/** Asks again and again, for 15 seconds, until there is an answer. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | null | false | undefined>,
): Promise<Answer> {
  const giveUp = Date.now() + 15_000
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== false && answer !== undefined) return answer
    if (Date.now() > giveUp) throw new Error(`Waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function toJson(value: object): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each instanceof RegExp ? { source: each.source, flags: each.flags } : each,
  )
}

function describe({ by, role, is, within }: Target): string {
  return `${role ?? by} ${String(is)}${within ? ` in ${describe(within)}` : ''}`
}
