// A Chromium for the browser tests: an installed one, Debian's package, or Playwright's download.
// Without windows they take two thirds of the time.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages, onPath } from './debian.mjs'

const withoutWindows = 'chromium-headless-shell'
/**
 * The pages' fallback fonts have Arial's widths; Debian's Chromium comes without a font of these.
 */
const fonts = '/usr/share/fonts/truetype/liberation'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a browser; null to use Playwright's own. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  if (existsSync('/usr/bin/apt-get') && !existsSync(fonts)) installPackages(['fonts-liberation'])
  const path = onPath([withoutWindows]) ?? install() ?? onPath(names)
  if (path) return path
  console.log('Installing Chromium (playwright install chromium) …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  return null
}

/** How the commands outside of the browser tests start it. */
export function launchOptions() {
  const executablePath = findChromium()
  return {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  }
}

function install() {
  for (const name of [withoutWindows, 'chromium']) {
    if (installPackages([name]) === null) return onPath([name])
  }
  return null
}
