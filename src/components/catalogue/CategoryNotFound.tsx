import { PageHead } from '~/components/reading/PageHead'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button/ButtonLink'
import { Container } from '~/ui/Container'
import { EmptyState } from '~/ui/notice/EmptyState'

export function CategoryNotFound() {
  return (
    <Container>
      <PageHead title="Category not found" />
      <div className="section">
        <EmptyState
          level={1}
          title="We don't have that category."
          action={<ButtonLink to={paths.category('all-rentals')}>Browse Rentals</ButtonLink>}
        />
      </div>
    </Container>
  )
}
