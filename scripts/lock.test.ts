// What `npm ci` needs of package-lock.json.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = {
  version?: string
  integrity?: string
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>
}

/**
 * The locked package that the one at `path` gets under this name: its own, or that of a folder
 * above.
 */
function lockedFor(path: string, name: string): Package | undefined {
  const locked = packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`]
  if (locked || path === '') return locked
  return lockedFor(path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0)), name)
}

test('npm ci works on every platform: the lock has each binary that a package may need', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => {
        const locked = lockedFor(path, name)
        return !locked?.version || !locked.integrity
      })
      .map(([name, range]) => `${path} needs ${name}@${range}`),
  )
  expect(missing).toEqual([])
})

test('the lock names no registry but the public one', () => {
  const hosts = Object.values(packages).flatMap(({ resolved }) =>
    resolved === undefined ? [] : [new URL(resolved).host],
  )
  expect(hosts.filter((host) => host !== 'registry.npmjs.org')).toEqual([])
})
