import { useParams } from 'react-router-dom'
import { PageHead } from '~/components/page/PageHead'
import { BlogArticle } from '~/components/reading/BlogArticle'
import { findBlog } from '~/content/blog/blogs'
import { messages } from '~/lib/text/messages'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button/Button'
import { EmptyState } from '~/ui/notice/EmptyState'

export function Component() {
  const { id = '' } = useParams()
  const post = findBlog(id)
  return post === null ? <NotFound /> : <BlogArticle post={post} />
}

function NotFound() {
  return (
    <div className="container section">
      <PageHead title={messages.blogNotFound} />
      <EmptyState
        level={1}
        title={messages.blogNotFound}
        action={<ButtonLink to={paths.blogs()}>Back to Blogs</ButtonLink>}
      />
    </div>
  )
}
