// The header's tabs and which of them an address belongs to (docs/specification.md).
import { paths } from '~/paths'

export const tabs = [
  { name: 'Home', to: paths.home() },
  { name: 'Services', to: paths.services() },
  { name: 'Inflatables', to: paths.inflatables() },
  { name: 'Blogs', to: paths.blogs() },
  { name: 'Contact', to: paths.contact() },
] as const

export type TabName = (typeof tabs)[number]['name'] | 'Cart'

const beginnings: readonly [string, TabName][] = [
  ['/services', 'Services'],
  ['/inflatable', 'Inflatables'],
  ['/contact', 'Contact'],
  ['/cart', 'Cart'],
  ['/checkout', 'Cart'],
  ['/blogs', 'Blogs'],
]

/** The tab of an address; Home for every address that belongs to no other. */
export function activeTab(pathname: string): TabName {
  return beginnings.find(([beginning]) => pathname.startsWith(beginning))?.[1] ?? 'Home'
}
