// The header's links to pages of a tab of their own. The cart's is drawn, with how much is in it.
import type { Tab } from '~/pages'
import { paths } from '~/paths'

export const tabs: readonly { name: Tab; to: string }[] = [
  { name: 'Home', to: paths.home() },
  { name: 'Services', to: paths.services() },
  { name: 'Inflatables', to: paths.inflatables() },
  { name: 'Blogs', to: paths.blogs() },
  { name: 'Contact', to: paths.contact() },
]
