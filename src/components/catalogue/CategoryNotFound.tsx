import { BrowseRentals } from '~/components/rental/BrowseRentals'
import { PageHead } from '~/components/page/PageHead'
import { Container } from '~/ui/Container'
import { EmptyState } from '~/ui/notice/EmptyState'

export function CategoryNotFound() {
  return (
    <Container>
      <PageHead title="Category not found" />
      <div className="section">
        <EmptyState level={1} title="We don't have that category." action={<BrowseRentals />} />
      </div>
    </Container>
  )
}
