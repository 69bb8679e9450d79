import { Link, useParams } from 'react-router-dom'
import { ArticlePage } from '~/components/article/ArticlePage'
import { PageHead } from '~/components/page/PageHead'
import { SkyBand } from '~/components/page/SkyBand'
import { BrowseRentals } from '~/components/rental/BrowseRentals'
import type { BlogPost } from '~/content/blog/blog-post'
import { findBlog } from '~/content/blog/blogs'
import { messages } from '~/lib/text/messages'
import { ButtonLink } from '~/ui/button/Button'
import { Faq } from '~/ui/facts/Faq'
import { Icon } from '~/ui/Icon'
import { EmptyState } from '~/ui/notice/EmptyState'
import { Picture } from '~/ui/Picture'
import { paths } from '~/urls/paths'
import styles from './blog.module.css'

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

function BlogArticle({ post }: { post: BlogPost }) {
  return (
    <>
      <PageHead title={post.title} description={post.summary} />
      <SkyBand title={post.title}>
        <p>{`By ${post.author}`}</p>
      </SkyBand>
      <ArticlePage headings={headings(post)} listOnWide aside={<BackToBlogs />}>
        <div className={`panel ${styles.takeaways}`}>
          <h2 id="key-takeaways" tabIndex={-1} className="h2-small">
            Key takeaways
          </h2>
          <ul className="stack-12">
            {post.keyTakeaways.map((takeaway) => (
              <li key={takeaway} className="check">
                <Icon name="check" />
                <span>{takeaway}</span>
              </li>
            ))}
          </ul>
        </div>
        {post.sections.map(({ title, image, imageAlt, content }) => (
          <div key={title} className={`stack-20 ${styles.section}`}>
            <h2 id={idOf(title)} tabIndex={-1}>
              {title}
            </h2>
            <div className={styles.picture}>
              <Picture
                src={image}
                alt={imageAlt}
                width={480}
                height={360}
                sizes="(min-width: 700px) 36em, 100vw"
              />
            </div>
            {content.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
        <div className={`stack-20 ${styles.section}`}>
          <h2 id="questions" tabIndex={-1}>
            Questions and answers
          </h2>
          <Faq questions={post.faq} />
        </div>
        <div className={`stack-20 ${styles.section}`}>
          <h2 id="summary" tabIndex={-1}>
            Summary
          </h2>
          <p>{post.summary}</p>
          <div className={`no-print ${styles.onward}`}>
            <BrowseRentals />
            <BackToBlogs />
          </div>
        </div>
      </ArticlePage>
    </>
  )
}

function BackToBlogs() {
  return (
    <Link to={paths.blogs()} className={styles.back}>
      Back to Blogs
    </Link>
  )
}

function headings(post: BlogPost) {
  return [
    { id: 'key-takeaways', title: 'Key takeaways' },
    ...post.sections.map(({ title }) => ({ id: idOf(title), title })),
    { id: 'questions', title: 'Questions and answers' },
    { id: 'summary', title: 'Summary' },
  ]
}

/** A heading's id: wet-or-dry-sun-or-rain for "Wet or dry, sun or rain". */
function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
