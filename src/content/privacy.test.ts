// The privacy page must be true to the code. The types compare it with what the browser stores;
// these tests compare it with the database's collections and with the hosts that the pages may
// contact.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testEnvironment } from '#test/env'
import { contentSecurityPolicy } from '~/../scripts/build/content-security-policy'
import { readConfig } from '~/settings/config'
import { companies, keptByDatabase, privacy } from './privacy'

test('names every collection that the pages read or write, and no other', () => {
  const files = readdirSync('src/lib/db', { recursive: true, encoding: 'utf8' })
  const used = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join('src/lib/db', file), 'utf8').matchAll(
        /\b(?:doc|collection)\(\w+, '([\w-]+)'/g,
      ),
    ])
    .map(([, name = '']) => name)
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(keptByDatabase).toSorted())
})

test('names the company behind every host that the pages may contact', () => {
  const config = readConfig(testEnvironment)
  const policy = contentSecurityPolicy({
    ...config,
    firebase: { ...config.firebase, host: '', appCheckKey: 'key' },
  })
  const hosts = [...policy.matchAll(/https:\/\/(?:\*\.)?([\w.-]+)/g)].map(([, host = '']) => host)
  const own = Object.values(config.services).flatMap((url) =>
    URL.canParse(url) ? new URL(url).host : [],
  )
  const unnamed = hosts.filter(
    (host) =>
      !own.includes(host) &&
      !companies.some(({ hosts: named }) =>
        named.some((end) => host === end || host.endsWith(`.${end}`)),
      ),
  )
  expect(hosts.length).toBeGreaterThan(5)
  expect(unnamed).toEqual([])
})

test('every heading has a URL of its own', () => {
  const ids = privacy.flatMap(({ id, sections }) => [id, ...sections.map((each) => each.id)])
  expect(new Set(ids).size).toBe(ids.length)
})
