import { BrowseRentals } from '~/components/rental/BrowseRentals'
import { PageHead } from '~/components/page/PageHead'
import { EmptyState } from '~/ui/notice/EmptyState'

export function CategoryNotFound() {
  return (
    <div className="container section">
      <PageHead title="Category not found" />
      <EmptyState level={1} title="We don't have that category." action={<BrowseRentals />} />
    </div>
  )
}
