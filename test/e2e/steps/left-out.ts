// Keeps lists of screens whole: a new screen is missed in each list that doesn't have it yet.
import { readFile } from 'node:fs/promises'
import { matchRoutes } from 'react-router-dom'

/** The site's routes to which none of the addresses leads. */
export async function leftOut(addresses: readonly string[]): Promise<string[]> {
  const source = await readFile(new URL('../../../src/routes.tsx', import.meta.url), 'utf8')
  const routes = [...source.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => ({ path }))
  const led = addresses.map((address) => matchRoutes(routes, address)?.at(-1)?.route.path)
  return routes.map(({ path }) => path).filter((path) => !led.includes(path))
}
