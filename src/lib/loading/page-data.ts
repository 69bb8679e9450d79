// What the build wrote a page with, and hydration needs (docs/decisions/prerendering.md).
type PageData = {
  path: string
  /** By the route's id, as the router takes it. */
  loaderData: Record<string, unknown>
}

/** The element with the data. It isn't executable, so the Content-Security-Policy allows it. */
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

/** The data that the page at a loader's URL was prerendered with, or null. */
export function prerenderedData<Loaded extends object>(request: Request): Partial<Loaded> | null {
  const page = pageData()
  if (page === null || page.path !== new URL(request.url).pathname) return null
  const [leaf] = Object.values(page.loaderData).slice(-1)
  return (leaf as Partial<Loaded> | undefined) ?? null
}
