// Programs from Debian's packages.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of the first of these programs that is installed. */
export function onPath(names) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}

/**
 * Installs packages, as root on Debian.
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
