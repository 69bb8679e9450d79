// Touch targets: every control offers 44 by 44 px, be it its own box or what its label, row or card
// adds to it. A link within a running sentence is as high as its line, as WCAG 2.5.8 allows. And no
// field's text is so small that a phone would zoom in on it.
import type { Page } from '@playwright/test'

/** Of what is open on top, if anything is: nothing behind a modal dialog can be touched. */
export function tooSmall(page: Page) {
  return page.evaluate(() => {
    const least = 44
    const controls =
      'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [role=option]'
    const top = document.querySelector('dialog:modal') ?? document.body
    const seen = [...top.querySelectorAll(controls)].filter((control) => {
      const { width, height } = control.getBoundingClientRect()
      return width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true })
    })

    function inSentence(control: Element): boolean {
      if (!control.matches('a') || getComputedStyle(control).display !== 'inline') return false
      let block = control.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      const words = block?.cloneNode(true) as Element | undefined
      for (const link of words?.querySelectorAll(controls) ?? []) link.remove()
      return /\p{L}{2}/u.test(words?.textContent ?? '')
    }

    /** Whether a finger at this point presses the control, itself or by its label. */
    function meets(control: Element, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control)
    }

    function isLargeEnough(control: Element): boolean {
      const size = control.getBoundingClientRect()
      if (size.width >= least && size.height >= least) return true
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { x, y, width, height } = control.getBoundingClientRect()
      const [reachX, reachY] = [Math.max(width, least) / 2 - 1, Math.max(height, least) / 2 - 1]
      const [middleX, middleY] = [x + width / 2, y + height / 2]
      return (
        meets(control, middleX - reachX, middleY) &&
        meets(control, middleX + reachX, middleY) &&
        meets(control, middleX, middleY - reachY) &&
        meets(control, middleX, middleY + reachY)
      )
    }

    function describe(control: Element): string {
      const { width, height } = control.getBoundingClientRect()
      const name = control.getAttribute('aria-label') ?? control.textContent
      return `${control.localName} ${name.trim()} ${width.toFixed(1)} x ${height.toFixed(1)}`
    }

    const texts = seen.filter(
      (control) =>
        control.matches('input:not([type=checkbox], [type=radio]), select, textarea') &&
        Number.parseFloat(getComputedStyle(control).fontSize) < 16,
    )
    return {
      targets: seen
        .filter((control) => !inSentence(control) && !isLargeEnough(control))
        .map(describe),
      texts: texts.map(describe),
      days: seen.filter((control) => control.matches('button:has(> abbr)')).length,
    }
  })
}
