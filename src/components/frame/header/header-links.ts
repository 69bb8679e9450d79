// The cart's link is separate, because it has an icon and a count.
import type { HeaderLink } from '~/urls/pages'
import { paths } from '~/urls/paths'

export const headerLinks: readonly { name: HeaderLink; to: string }[] = [
  { name: 'Home', to: paths.home() },
  { name: 'Services', to: paths.services() },
  { name: 'Inflatables', to: paths.inflatables() },
  { name: 'Blogs', to: paths.blogs() },
  { name: 'Contact', to: paths.contact() },
]
