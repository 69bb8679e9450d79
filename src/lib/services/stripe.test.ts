// @vitest-environment jsdom
import { pathToFileURL } from 'node:url'
import type { Stripe } from '@stripe/stripe-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allSettings } from '~/settings/all-settings'

const handleNextAction = vi.fn<(options: { clientSecret: string }) => Promise<object>>()
const provider = { registerAppInfo() {}, handleNextAction } as unknown as Stripe

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  delete window.Stripe
  for (const each of scripts()) each.remove()
})

const packageFile = pathToFileURL('node_modules/@stripe/stripe-js/dist/pure.mjs').href
let opened = 0

/** A module, and a package, of its own for each test: both keep what they have loaded. */
async function open() {
  opened += 1
  vi.doMock('@stripe/stripe-js/pure', () => import(`${packageFile}?${opened}`))
  const { loadCardProvider, askBank: ask } = await import('./stripe')
  askBank = ask
  return loadCardProvider
}
let askBank: (clientSecret: string) => Promise<void>

const scripts = () => [...document.querySelectorAll('script')]

/** The one script that is still loading. */
async function script(): Promise<HTMLScriptElement> {
  return vi.waitFor(() => {
    const [only, ...others] = scripts()
    if (!only || others.length > 0) throw new Error('There should be one script')
    return only
  })
}

/** What the browser does once the script has come. */
async function arrive(): Promise<void> {
  const arrived = await script()
  window.Stripe = Object.assign(
    vi.fn(() => provider),
    { version: 'endive' },
  ) as unknown as NonNullable<typeof window.Stripe>
  arrived.dispatchEvent(new Event('load'))
}

const fail = async () => void (await script()).dispatchEvent(new Event('error'))

test('nothing is loaded before it is needed', async () => {
  await open()
  expect(scripts()).toEqual([])
})

test('loads the script once, with the configured key', async () => {
  const load = await open()
  const both = Promise.all([load(), load()])
  expect((await script()).src).toMatch(/^https:\/\/js\.stripe\.com\//)
  await arrive()
  expect(await both).toEqual([provider, provider])
  expect(await load()).toBe(provider)
  expect(window.Stripe).toHaveBeenCalledExactlyOnceWith(allSettings.stripeKey)
})

test('a blocked script is an error, and the next call tries again', async () => {
  const load = await open()
  const blocked = expect(load()).rejects.toThrow('Failed to load')
  const first = await script()
  await fail()
  // The package tries once more by itself.
  await vi.waitFor(() => expect(scripts()[0]).not.toBe(first))
  await fail()
  await blocked

  const again = load()
  await arrive()
  expect(await again).toBe(provider)
})

test('a script that hangs is an error after ten seconds, and the next call tries again', async () => {
  const load = await open()
  const late = expect(load()).rejects.toThrow('took too long')
  const first = await script()
  await vi.advanceTimersByTimeAsync(10_000)
  await late

  const again = load()
  await vi.waitFor(() => expect(scripts()[0]).not.toBe(first))
  await arrive()
  expect(await again).toBe(provider)
})

describe('a question of the bank', () => {
  /** A dialog of the page, and how it is shown. */
  function openDialog() {
    const dialog = document.createElement('dialog')
    const shown: string[] = []
    dialog.show = () => void (shown.push('show'), (dialog.open = true))
    dialog.showModal = () => void (shown.push('showModal'), (dialog.open = true))
    dialog.close = () => void (dialog.open = false)
    document.body.append(dialog)
    dialog.showModal()
    return { dialog, shown }
  }
  afterEach(() => document.querySelector('dialog')?.remove())

  test("is answered in the provider's frame, above the dialogs of the page", async () => {
    await open()
    const { shown } = openDialog()
    handleNextAction.mockImplementation(async () => {
      expect(shown.at(-1)).toBe('show')
      return {}
    })
    const asked = askBank('pi_1_secret_2')
    await arrive()
    await asked
    expect(handleNextAction.mock.calls).toEqual([[{ clientSecret: 'pi_1_secret_2' }]])
    expect(shown).toEqual(['showModal', 'show', 'showModal'])
  })

  test('that fails is over, and a dialog that was closed meanwhile stays closed', async () => {
    await open()
    const { dialog, shown } = openDialog()
    handleNextAction.mockImplementation(async () => {
      dialog.close()
      throw new Error('It has no next action')
    })
    const asked = askBank('pi_1_secret_2')
    await arrive()
    await asked
    expect(shown).toEqual(['showModal', 'show'])
  })

  test('that nobody answers is over after six minutes', async () => {
    await open()
    handleNextAction.mockReturnValue(new Promise(() => {}))
    const asked = askBank('pi_1_secret_2')
    await arrive()
    await vi.advanceTimersByTimeAsync(6 * 60_000)
    await asked
  })
})
