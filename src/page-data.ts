// What a page was written from at build. The browser draws the page from the same data first and reads afresh after that;
// where the database can't be read, the page's own data stays.
type PageData = {
  /** The address that the page was written for. */
  path: string
  /** By the route's id, as the router takes it. */
  loaderData: Record<string, unknown>
}

/** The element of the page that holds it. Data isn't a script: no policy has to allow it. */
const pageDataId = 'page-data'

let data: PageData | null | undefined

/** Null in a page that was written for no address, and without a browser. */
export function pageData(): PageData | null {
  if (data === undefined) {
    const text = globalThis.document?.getElementById(pageDataId)?.textContent
    data = text ? (JSON.parse(text) as PageData) : null
  }
  return data
}

/**
 * The data that the page at this address was prerendered with; null where there is none.
 * @param request of the loader
 */
export function prerenderedData<Loaded extends object>(request: Request): Partial<Loaded> | null {
  const page = pageData()
  if (page === null || page.path !== new URL(request.url).pathname) return null
  const [leaf] = Object.values(page.loaderData).slice(-1)
  return (leaf as Partial<Loaded> | undefined) ?? null
}
