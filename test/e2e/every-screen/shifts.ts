// Layout shifts, as Chromium measures them.
import type { Page } from '@playwright/test'

type Shift = { value: number; time: number; what: string }

type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Notes every shift from the first paint on; to be called before the page is opened. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            time: entry.startTime,
            what: entry.sources.map(({ node }) => describe(node)).join(', '),
          })
    }).observe({ type: 'layout-shift', buffered: true })

    function describe(node: Node | null): string {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.localName} "${element?.textContent.slice(0, 40)}"`
    }
  })
}

export function seenShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
}

export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      for (let frames = 0; frames < 2; frames++) await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** The largest sum of a session window: shifts less than 1 s apart, within 5 s. */
export function cumulated(shifts: readonly Shift[]): number {
  let worst = 0
  let sum = 0
  let began = -Infinity
  let last = -Infinity
  for (const { value, time } of shifts) {
    if (time - last >= 1_000 || time - began >= 5_000) {
      sum = 0
      began = time
    }
    last = time
    sum += value
    worst = Math.max(worst, sum)
  }
  return worst
}
