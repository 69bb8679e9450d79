// What a narrow window loses of a page.
import type { Page } from '@playwright/test'

/**
 * Says how far the page, or what is open on top of it, scrolls sideways, and which texts and
 * controls are cut off or outside the window.
 */
export function lost(page: Page, width: number) {
  return page.evaluate((width) => {
    // A phone zooms out of a page that is too wide: nothing then scrolls, and the window itself
    // says it is wider.
    const page = document.documentElement.scrollWidth - width
    const top = document.querySelector('dialog:modal') ?? document.body
    const inside = [...top.querySelectorAll('dialog:modal > *')].map(
      (panel) => panel.scrollWidth - panel.clientWidth,
    )
    const sideways = Math.max(page, ...inside)

    const visible = [...top.querySelectorAll('*')].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    })
    const describe = (element: Element) =>
      `${element.localName} ${element.textContent.trim().slice(0, 60)}`

    // A card's description is shortened on purpose: the rental's own page has all of it.
    const shortened = (element: Element) =>
      getComputedStyle(element).webkitLineClamp !== 'none' || element.matches('select')
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const cutOff = visible.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      if (shortened(element) || element.textContent.trim() === '') return false
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
    })

    function scrolls(element: Element): boolean {
      for (let box = element.parentElement; box && box !== top; box = box.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return true
      return false
    }
    const holdsText = (element: Element) =>
      element.matches('a, button, input, select, textarea') ||
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      )
    const outside = visible.filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return holdsText(element) && (left < -1 || right > width + 1) && !scrolls(element)
    })
    return [
      ...(sideways === 0 ? [] : [`scrolls sideways by ${sideways} px`]),
      ...cutOff.map((element) => `cut off: ${describe(element)}`),
      ...outside.map((element) => `outside: ${describe(element)}`),
    ]
  }, width)
}
