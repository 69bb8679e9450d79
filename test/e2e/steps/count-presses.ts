// How much a visitor has to do: presses, and fields that are filled in.
import type { Page } from '@playwright/test'

export type Effort = { presses: number; fields: number }

/**
 * Counts from here on, until the page loads again. Pressing into a text field or a
 * select counts as a filled field, not as a press.
 */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.evaluate(() => {
    const isField = (target: EventTarget | null) =>
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type))
    const fields = new Set<EventTarget>()
    const effort = { presses: 0, fields: 0 }
    document.addEventListener(
      'click',
      ({ target, isTrusted }) => {
        // A label's click is followed by one on what it labels.
        const follows = target instanceof Element && target.closest('label') && !isField(target)
        const counted = follows ? target instanceof HTMLInputElement : !isField(target)
        if (isTrusted && counted) effort.presses += 1
      },
      { capture: true },
    )
    for (const type of ['input', 'change'])
      document.addEventListener(
        type,
        ({ target }) => {
          if (target && isField(target)) effort.fields = fields.add(target).size
        },
        { capture: true },
      )
    Object.assign(globalThis, { effort })
  })
  return () => page.evaluate(() => (globalThis as unknown as { effort: Effort }).effort)
}
