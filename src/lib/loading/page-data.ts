// The data with which the build wrote a page. The browser hydrates the page with the same data and
// reads again later. If the database can't be read, the page's own data stays.
type PageData = {
  /** The address that the page was written for. */
  path: string
  /** By the route's id, as the router takes it. */
  loaderData: Record<string, unknown>
}

/**
 * The element of the page with the data. It isn't executable, so the Content-Security-Policy allows
 * it.
 */
const pageDataId = 'page-data'

let data: PageData | null | undefined

/** Null in a page that wasn't prerendered, and without a browser. */
export function pageData(): PageData | null {
  if (data === undefined) {
    const text = globalThis.document?.getElementById(pageDataId)?.textContent
    data = text ? (JSON.parse(text) as PageData) : null
  }
  return data
}

/**
 * The data that the page at this address was prerendered with, or null.
 * @param request of the loader
 */
export function prerenderedData<Loaded extends object>(request: Request): Partial<Loaded> | null {
  const page = pageData()
  if (page === null || page.path !== new URL(request.url).pathname) return null
  const [leaf] = Object.values(page.loaderData).slice(-1)
  return (leaf as Partial<Loaded> | undefined) ?? null
}
