import type { Page } from '@playwright/test'

/**
 * Keeps the answers of such addresses away, as a slow line does, until what it returns is called.
 * @param asking only those whose question has this text in it
 */
export async function hold(
  page: Page,
  addresses: string | RegExp,
  asking = '',
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(addresses, async (route) => {
    if ((route.request().postData() ?? '').includes(asking)) await released
    await route.fallback()
  })
  return release
}
