import type { Page } from '@playwright/test'

/**
 * Keeps the answers of such addresses away, as a slow line does, until what it returns is called.
 * @param asking only those whose question has this text in it
 */
export async function holdBack(
  page: Page,
  addresses: string | RegExp,
  asking = '',
): Promise<() => void> {
  let letThrough = () => {}
  const open = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(addresses, async (route) => {
    if ((route.request().postData() ?? '').includes(asking)) await open
    await route.fallback()
  })
  return letThrough
}
