// Which pages visitors and search engines would lose by a deploy.

/**
 * The paths that the live site's sitemap lists and the new one lacks. None if the live site has no
 * sitemap yet.
 * @param site the address of the live site, without a slash at the end
 * @param sitemap the text of the new build's sitemap
 * @throws Error if the live site doesn't answer
 */
export async function findLostPages(site: string, sitemap: string): Promise<string[]> {
  const response = await fetch(`${site}/sitemap.xml`, { signal: AbortSignal.timeout(20_000) })
  if (response.status === 404) return []
  if (!response.ok) throw new Error(`it answers with ${response.status}`)
  const kept = new Set(pathsOf(sitemap))
  return pathsOf(await response.text()).filter((path) => !kept.has(path))
}

const pathsOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>\s*https?:\/\/[^/<]+([^<]*?)\/?\s*<\/loc>/g)].map(
    ([, path]) => path || '/',
  )
