// A phone whose text is twice as large: every screen still scrolls in one direction only, and nothing is cut off (WCAG 1.4.4
// and 1.4.10).
import { lost } from './lost'
import { screenStates } from '../states/screen-states'
import { screens } from '../states/screens'
import { expect, test } from '../test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const width = 390

for (const { name, open, errors = [], width: only } of [...screens, ...screenStates]) {
  if (only === 1440) continue
  test(`with text of 200 % nothing is lost: ${name}`, async ({ page, allowErrors }) => {
    allowErrors(...errors)
    await open(page)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('32px')
    expect(await lost(page, width)).toEqual({ sideways: 0, cutOff: [], outside: [] })
  })
}
