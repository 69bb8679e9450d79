// The browsers of test/engines, from Debian's packages.
import { installPackages, onPath } from './debian.mjs'

/** The package of each program. */
const packages = {
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  WPEWebDriver: 'wpewebkit-driver',
  cog: 'cog',
  weston: 'weston',
  'firefox-esr': 'firefox-esr',
}

/**
 * Installs the browsers that are missing.
 * @returns {string | null} why they can't be installed
 */
export function installEngines() {
  const missing = Object.entries(packages).filter(([program]) => !onPath([program]))
  if (missing.length === 0) return null
  return installPackages(missing.map(([, name]) => name))
}
