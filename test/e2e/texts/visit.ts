// A visit is what a visitor does to be told something. Several texts of the specification share one.
import { expect, type Locator, type Page } from '@playwright/test'
import type { Text } from './specified'

export type Visit = {
  name: string
  /** Errors that it provokes on the console. */
  errors?: RegExp[]
  walk: (visitor: Visitor) => Promise<void>
}

type Visitor = {
  page: Page
  /** The text stands on the page, or in a part of it, where the visitor can read it. */
  see: (text: Text, within?: Page | Locator) => Promise<void>
}

/** Makes the visit, and returns the texts that were seen on it. */
export async function make(visit: Visit, page: Page): Promise<string[]> {
  const seen: string[] = []
  await visit.walk({
    page,
    see: async (text, within = page) => {
      const places = within.getByText(asWritten(text)).filter({ visible: true })
      await expect(places.first(), text).toBeVisible()
      seen.push(text)
    },
  })
  return seen
}

/** With its own capitals, which a plain text would leave open, and not as the end of another: 'Last Name is required.' */
function asWritten(text: string): RegExp {
  return new RegExp(`^\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)
}
