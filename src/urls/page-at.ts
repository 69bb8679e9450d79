import { matchRoutes } from 'react-router-dom'
import { pages, type Page } from './pages'

const rows: Page[] = Object.values(pages)

/** The page that the router shows at a URL; `missing` if there is none. */
export function pageAt(pathname: string): Page {
  return matchRoutes(rows, pathname)?.[0]?.route ?? pages.missing
}
