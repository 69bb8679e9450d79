// Makes sure that the packages of package-lock.json are installed. Runs on Node alone, before any package can be loaded.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const lowestNode = [20, 19]

/** Ends the process with a message when this Node is too old or when npm can't install what is missing. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < lowestNode[0] || (major === lowestNode[0] && minor < lowestNode[1])) {
    stop(`Node ${lowestNode.join('.')} or newer is needed; this is ${process.versions.node}.`)
  }
  if (isInstalled()) return
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    // npm is a script on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop('The packages could not be installed: see above.')
}

/** npm leaves a list of what it installed; it must hold every package of the lock that isn't for other platforms. */
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  if (!installed) return false
  if (!wanted) return true
  return Object.entries(wanted).every(
    ([path, { optional, version }]) =>
      path === '' || optional === true || installed[path]?.version === version,
  )
}

function readPackages(path) {
  if (!existsSync(`${root}${path}`)) return null
  return JSON.parse(readFileSync(`${root}${path}`, 'utf8')).packages
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
