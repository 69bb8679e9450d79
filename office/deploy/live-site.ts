// Reads the live site: a deploy must keep its contracts, and name the pages that it would remove.
import type { PublishedContract } from '../../scripts/build/contract-versions'

/**
 * The paths that the live site's sitemap lists and the new one lacks. None if the live site has no
 * sitemap yet.
 * @param site the address of the live site, without a slash at the end
 * @param sitemap the text of the new build's sitemap
 * @throws Error if the live site doesn't answer
 */
export async function findLostPages(site: string, sitemap: string): Promise<string[]> {
  const kept = new Set(pathsOf(sitemap))
  return pathsOf((await read(site, '/sitemap.xml')) ?? '').filter((path) => !kept.has(path))
}

const pathsOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>\s*https?:\/\/[^/<]+([^<]*?)\/?\s*<\/loc>/g)].map(
    ([, path]) => path || '/',
  )

/**
 * The versions of the contract on the live site. None if it has no list of them: an earlier site may
 * answer each address with a page.
 * @throws Error if the live site doesn't answer
 */
export async function readContracts(site: string): Promise<PublishedContract[]> {
  const text = (await read(site, '/contracts.json')) ?? '[]'
  return text.trimStart().startsWith('[') ? (JSON.parse(text) as PublishedContract[]) : []
}

/**
 * Null if there is no such file.
 * @throws Error if the live site doesn't answer
 */
async function read(site: string, path: string): Promise<string | null> {
  const { status, text } = await fetch(site + path, { signal: AbortSignal.timeout(20_000) })
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    .catch(() => ({ status: 0, text: '' }))
  if (status === 404) return null
  if (status >= 200 && status < 300) return text
  throw new Error(
    `${site} ${status === 0 ? "doesn't answer" : `answers with ${status}`}. If there is no site at this address yet, add --first. Otherwise check this computer's network and VITE_SITE_URL in .env, and try again.`,
  )
}
