// Reads the live site: a deploy keeps its contracts, and says what would change and which pages it
// would remove.

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
 * A JSON file of the live site. Null without it: an earlier site may answer each address with a page.
 * @throws Error if the live site doesn't answer
 */
export async function readPublished<Content>(site: string, path: string): Promise<Content | null> {
  const text = (await read(site, path)) ?? ''
  return /^\s*[[{]/.test(text) ? (JSON.parse(text) as Content) : null
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
