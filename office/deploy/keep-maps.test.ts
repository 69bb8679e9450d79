import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolder } from '../../test/folder'
import { keepMaps, keptMaps, newestFirst } from './keep-maps'

/** The maps of a build, as `vite build` leaves them. */
function build(root: string, release: string, text = release): string {
  const built = join(root, `built-${release}`)
  mkdirSync(join(built, release), { recursive: true })
  writeFileSync(join(built, release, 'app-1.js.map'), text)
  return built
}

/** Deploys on a day, counted from the first. */
function deploy(root: string, release: string, day: number) {
  keepMaps(root, build(root, release))
  utimesSync(join(keptMaps(root), release), day, day)
}

test("keeps a build's maps under its release", () => {
  const root = openFolder()
  keepMaps(root, build(root, '0a1b2c3d', 'a map'))
  expect(readFileSync(join(keptMaps(root), '0a1b2c3d', 'app-1.js.map'), 'utf8')).toBe('a map')
})

test('keeps the last ten releases', () => {
  const root = openFolder()
  for (let day = 1; day <= 12; day++) deploy(root, `release${day}`, day)
  const kept = readdirSync(keptMaps(root))
  expect(kept).toHaveLength(10)
  expect(kept).not.toContain('release1')
  expect(kept).not.toContain('release2')
  expect(newestFirst(keptMaps(root))[0]).toBe('release12')
})

test('keeps a release that is deployed again, and counts it once', () => {
  const root = openFolder()
  for (let day = 1; day <= 10; day++) deploy(root, `release${day}`, day)
  deploy(root, 'release1', 11)
  deploy(root, 'release11', 12)
  const kept = readdirSync(keptMaps(root))
  expect(kept).toHaveLength(10)
  expect(kept).toContain('release1')
  expect(kept).not.toContain('release2')
})
