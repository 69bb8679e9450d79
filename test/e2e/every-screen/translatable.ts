// What a translator must leave alone.
import type { Page } from '@playwright/test'

/**
 * The texts of the page that are nothing but an amount, an id, a phone number, an address for mail
 * or the business's name, and that don't say `translate="no"`.
 */
export function translatable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own =
      /^([−-]?\$[\d,]+(\.\d\d)?|[A-Za-z\d]{20}|\(\d{3}\) \d{3}-\d{4}|\S+@\S+\.\w+|Better Events)$/
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (nodes.nextNode()) {
      const { data, parentElement } = nodes.currentNode as Text
      const isLeftAlone = parentElement?.closest('[translate=no], script, style, noscript')
      if (own.test(data.trim()) && !isLeftAlone) found.push(data.trim())
    }
    return found
  })
}
