// Opens a state as a visitor would, and checks that nothing moves by itself while it opens.
import type { Page } from '@playwright/test'
import { bookingPageStates } from '../states/booking-states'
import { settled, type State } from '../states/state'
import { urlStates, invoiceStates } from '../states/url-states'
import { takenSaturday } from '../steps/event-steps'
import { expect } from '../test'
import { cumulated, scrollThrough, seenShifts, watchShifts } from './shifts'

const withoutSteps = new Set([...urlStates, ...invoiceStates, ...bookingPageStates])
/** Long enough for the placeholders to show. */
const slowMs = 600

/** There is nothing to do in it but to look, and to scroll. */
export const isLookedAt = (state: State) => withoutSteps.has(state)

/** On a desktop, too, nothing may move in them while they arrive. */
export const arriveLate = [
  '/',
  '/services',
  '/blogs/blog1',
  '/inflatables/slides',
  '/inflatable/forty-foot-obstacle-run',
  '/extra/folding-chairs',
  'an invoice that is due',
  "a booking's page, unpaid",
]

/** Opened in a wide window by wide-screen.spec.ts, which runs axe there. */
export function isOpenedWide({ name, width }: State): boolean {
  return width === 1440 || arriveLate.includes(name) || name.includes(`date=${takenSaturday()}`)
}

/**
 * After this, nothing moves or appears any more: what is still appearing has the wrong contrast.
 */
export async function open(page: Page, state: State) {
  if (isLookedAt(state)) await openSlowly(page, state)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (!isLookedAt(state)) await state.open(page)
}

export function answerLate(page: Page) {
  return page.route('**/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowMs))
    await route.continue()
  })
}

/**
 * The database answers late. Only the answer to a press may move the page, and nothing is pressed
 * here.
 */
async function openSlowly(page: Page, state: State) {
  await watchShifts(page)
  await answerLate(page)
  await state.open(page)
  await scrollThrough(page)
  await settled(page)
  const shifts = await seenShifts(page)
  // A fifth of what counts as good.
  expect.soft(cumulated(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02)
}
