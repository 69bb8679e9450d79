// No screen and nothing that opens on it breaks a rule of WCAG 2.2 AA, or a good practice, that a program can see. The
// card form is the stand-in's own, in the page itself; what the card provider draws in a frame of its own isn't ours.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { screenStates } from '../states/screen-states'
import { screens } from '../states/screens'
import { expect, test } from '../test'

// What is still appearing has the wrong contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const { name, open, errors = [], width } of [...screens, ...screenStates]) {
  test(`axe finds nothing: ${name}`, async ({ page, allowErrors }) => {
    allowErrors(...errors)
    if (width === 390) await page.setViewportSize({ width, height: 844 })
    await open(page)
    expect(await violations(page)).toEqual([])
    if (width !== undefined) return
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await violations(page), 'at 390 px').toEqual([])
  })
}

/** Each broken rule with the elements that break it. */
async function violations(page: Page) {
  const found = await new AxeBuilder({ page }).withTags(rules).analyze()
  return found.violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
  }))
}
