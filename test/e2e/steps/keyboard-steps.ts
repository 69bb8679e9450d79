// Steps that use only the keyboard and check where the focus is.
import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Presses Tab until the element has the focus. The focus must be visible.
 * @returns how many presses it took
 */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  for (let presses = 1; presses <= 80; presses++) {
    await page.keyboard.press('Tab')
    if (!(await hasFocus(target))) continue
    await expectVisibleFocus(target)
    return presses
  }
  throw new Error(`Tab never reached ${target.toString()}`)
}

/** Presses Tab through everything that is open. The focus must be visible at each stop. */
export async function tabThrough(page: Page) {
  let stops = 0
  // The focus may begin anywhere. So Tab goes past the end, to the browser's own controls, twice.
  for (let ends = 0; ends < 2;) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) > 0) {
      await expectVisibleFocus(focused)
      stops += 1
    } else ends += 1
  }
  expect(stops).toBeGreaterThan(1)
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** The element has the focus, shows a ring, is in the window, and nothing covers its middle. */
export async function expectVisibleFocus(target: Locator) {
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  // It may still be scrolling into view.
  await expect
    .poll(() => target.evaluate(look), target.toString())
    .toEqual({ uncovered: true, ring: true })
}

function look(element: Element) {
  const box = element.getBoundingClientRect()
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  // A link that covers its card draws the ring around the card, a choice around its row.
  const rings = [
    ...[element, element.parentElement, element.parentElement?.parentElement]
      .filter((each) => each instanceof Element)
      .map((each) => getComputedStyle(each)),
    getComputedStyle(element, '::after'),
  ]
  return {
    uncovered: hit !== null && (element.contains(hit) || hit.contains(element)),
    ring: rings.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
    ),
  }
}
