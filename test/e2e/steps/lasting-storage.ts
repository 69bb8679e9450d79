import type { Page } from '@playwright/test'

/** All of the browser's lasting storage, as one text. */
export function lastingStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
}
