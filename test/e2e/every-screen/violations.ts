// What axe can check of WCAG 2.2 AA and of good practice. The card form is the stand-in's own, in
// the page itself; what the card provider draws in its own frame isn't ours.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { State } from '../states/state'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Each broken rule with the elements that break it. Header and footer are the same around every
 * screen: they are checked on the home page, and in the states of their own, which only one window
 * has.
 */
export async function violations(page: Page, { name, width }: State) {
  const around =
    name === '/' || width !== undefined ? [] : ['#root > div > header', '#root > div > footer']
  const builder = new AxeBuilder({ page })
  for (const part of around) builder.exclude(part)
  // Otherwise it opens a second page for what it found in frames of other sites, of which there are
  // none.
  const results = await builder
    // The list of passed rules took half of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode(true)
    .analyze()
  return results.violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
  }))
}
