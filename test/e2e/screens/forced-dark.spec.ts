// On a dark device, Chrome can darken every page by itself. It would put white text on the yellow
// buttons.
import { visit } from '../states/state'
import { expect, test } from '../test'

for (const path of ['/', '/cart'])
  test(`forced dark mode changes nothing on ${path}`, async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await visit(page, path)
    const look = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
    const light = await look()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    expect(light.equals(await look())).toBe(true)
  })
