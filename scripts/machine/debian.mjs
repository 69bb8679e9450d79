// Programs from Debian's packages.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The path of the first of these programs that is installed.
 * @param {readonly string[]} names
 */
export function onPath(names) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}

/**
 * Installs packages, as root on Debian.
 * @param {readonly string[]} names
 * @returns {string | null} why they can't be installed
 */
export function installPackages(names) {
  if (!existsSync('/usr/bin/apt-get')) return 'this is not a Debian machine'
  if (process.getuid?.() !== 0) return 'only root can install packages'
  console.log(`Installing ${names.join(', ')} (apt-get install) …`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const options = ['install', '-y', '-qq', '--no-install-recommends']
  const { status } = spawnSync('apt-get', [...options, ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0 ? null : 'apt-get failed: see above'
}

/** The package of each program that drives or shows the browsers of test/engines. */
const enginePackages = {
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  WPEWebDriver: 'wpewebkit-driver',
  cog: 'cog',
  weston: 'weston',
  'firefox-esr': 'firefox-esr',
}

/** The package of each program that prints or reads what was printed (test/e2e/paper). */
const printingPackages = { 'firefox-esr': 'firefox-esr', pdftotext: 'poppler-utils' }

/**
 * Installs the browsers of test/engines that are missing.
 * @returns {string | null} why they can't be installed
 */
export const installEngines = () => installMissing(enginePackages)

/**
 * Installs what test/e2e/paper needs and is missing.
 * @returns {string | null} why it can't be installed
 */
export const installPrinters = () => installMissing(printingPackages)

/** @param {Readonly<Record<string, string>>} packages */
function installMissing(packages) {
  const missing = Object.entries(packages).filter(([program]) => !onPath([program]))
  if (missing.length === 0) return null
  return installPackages(missing.map(([, name]) => name))
}
