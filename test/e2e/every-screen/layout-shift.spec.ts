// Nothing moves by itself: what a visitor reads or is about to press stays where it is while pictures, fonts and slow
// data arrive. 0.02 is a fifth of what counts as good.
import type { Page } from '@playwright/test'
import { screens } from '../states/screens'
import { expect, test } from '../test'

/** Long enough for the screens' placeholders to show. */
const slowMs = 600

type Shift = { value: number; time: number; what: string }

for (const { name, open } of screens) {
  test(`nothing moves by itself: ${name}`, async ({ page }) => {
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
    await page.route('**/v1/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slowMs))
      await route.continue()
    })
    await open(page)
    await scrollThrough(page)
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
    expect(cumulated(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02)
  })
}

type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      for (let frames = 0; frames < 6; frames++) await frame()
    }
  })
  await page.waitForLoadState('networkidle')
}

/** The largest sum of a session window: shifts less than 1 s apart, within 5 s. */
function cumulated(shifts: readonly Shift[]): number {
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
