// The data with which the build wrote a page, and with which the browser hydrates it
// (docs/decisions/prerendering.md).
type PageData = {
  /** The address that the page was written for. */
  path: string
  /** By the route's id, as the router takes it. */
  loaderData: Record<string, unknown>
}

/**
 * The element with the data. The Content-Security-Policy allows it, because it isn't executable.
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

/** The data that the page at a loader's address was prerendered with, or null. */
export function prerenderedData<Loaded extends object>(request: Request): Partial<Loaded> | null {
  const page = pageData()
  if (page === null || page.path !== new URL(request.url).pathname) return null
  const [leaf] = Object.values(page.loaderData).slice(-1)
  return (leaf as Partial<Loaded> | undefined) ?? null
}
