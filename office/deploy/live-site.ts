// Reads the live site: a deploy keeps its contracts, and says what would change and which pages it
// would remove. Its URL has no slash at the end. All of it throws an Error if the live site doesn't answer.

/**
 * The paths that the live site's sitemap lists and the new one lacks. None if the live site has no
 * sitemap yet.
 * @param sitemap the text of the new build's sitemap
 */
export async function findLostPages(site: string, sitemap: string): Promise<string[]> {
  const kept = new Set(pathsOf(sitemap))
  return pathsOf((await read(site, '/sitemap.xml')) ?? '').filter((path) => !kept.has(path))
}

const pathsOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>\s*https?:\/\/[^/<]+([^<]*?)\/?\s*<\/loc>/g)].map(
    ([, path]) => path || '/',
  )

/** A JSON file. Null without it: an earlier site may answer each URL with a page. */
export async function readPublished<Content>(site: string, path: string): Promise<Content | null> {
  const text = (await read(site, path)) ?? ''
  return /^\s*[[{]/.test(text) ? (JSON.parse(text) as Content) : null
}

/** Null if there is no such file. */
async function read(site: string, path: string): Promise<string | null> {
  const { status, text } = await fetch(site + path, { signal: AbortSignal.timeout(20_000) })
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    .catch(() => ({ status: 0, text: '' }))
  if (status === 404) return null
  if (status >= 200 && status < 300) return text
  throw new Error(
    `The live site ${status === 0 ? "doesn't answer" : `answers with ${status}`} (VITE_SITE_URL in .env: ${site || 'not set'}). If this business has never had this site online, type npm run deploy -- --first. Otherwise check the address and this computer's network, and try again.`,
  )
}
