// An average phone: a small window, a processor a quarter as fast, and a slow network.
import { devices, type Browser, type CDPSession, type Page } from '@playwright/test'

/** Applied, not simulated: what Lighthouse calls slow 4G. */
export const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
}
const slowdown = 4

export type Phone = { page: Page; session: CDPSession; close: () => Promise<void> }

/**
 * A page without data of an earlier visit, and the protocol to observe it.
 * @param network null for this computer's own
 */
export async function openPhone(
  browser: Browser,
  baseURL: string,
  { network = slow4g }: { network?: typeof slow4g | null } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    baseURL,
    ignoreHTTPSErrors: true,
    timezoneId: 'America/Chicago',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (network !== null) await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, session, close: () => context.close() }
}

/** What one visit measured, by name. */
type Figures = Record<string, number>

/** The median of each figure over this many runs. */
export async function medianOf<Measured extends Figures>(
  runs: number,
  measure: () => Promise<Measured>,
): Promise<Measured> {
  const { only } = await mediansOf(runs, { only: measure })
  return only
}

/** The medians of several measurements, which alternate. */
export async function mediansOf<Measured extends Figures, Name extends string>(
  runs: number,
  measurements: Record<Name, () => Promise<Measured>>,
): Promise<Record<Name, Measured>> {
  const names = Object.keys(measurements) as Name[]
  const all = names.map((name) => ({ name, figures: [] as Measured[] }))
  for (let run = 0; run < runs; run++)
    for (const { name, figures } of all) figures.push(await measurements[name]())
  return Object.fromEntries(all.map(({ name, figures }) => [name, median(figures)])) as Record<
    Name,
    Measured
  >
}

function median<Measured extends Figures>(all: readonly Measured[]): Measured {
  const middle = Math.floor(all.length / 2)
  const valuesOf = (key: string) => all.map((one) => one[key] ?? 0).toSorted((a, b) => a - b)
  return Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [key, valuesOf(key)[middle]]),
  ) as Measured
}

/** A line of a table: the first cell to the left, the others to the right. */
export function tableLine([first, ...rest]: readonly (string | number)[]): string {
  return [String(first).padEnd(34), ...rest.map((cell) => String(cell).padStart(9))].join(' ')
}
