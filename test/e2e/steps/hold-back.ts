import type { Page } from '@playwright/test'

/**
 * Keeps the answers of such URLs away, as a slow line does, until what it returns is called.
 * @param asking only those whose question has this text in it
 */
export async function holdBack(
  page: Page,
  urls: string | RegExp,
  asking = '',
): Promise<() => void> {
  let letThrough = () => {}
  const open = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(urls, async (route) => {
    if ((route.request().postData() ?? '').includes(asking)) await open
    await route.fallback()
  })
  return letThrough
}
