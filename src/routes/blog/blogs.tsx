import { Link } from 'react-router-dom'
import { PageHead } from '~/components/page/PageHead'
import { SkyBand } from '~/components/page/SkyBand'
import { blogs } from '~/content/blog/blogs'
import { descriptions } from '~/content/descriptions'
import { excerpt } from '~/lib/text/excerpt'
import { Picture } from '~/ui/Picture'
import { paths } from '~/urls/paths'
import styles from './blogs.module.css'

export function Component() {
  return (
    <>
      <PageHead title="Blogs" description={descriptions.blogs} />
      <SkyBand title="Blogs">
        <p>Good to know before your backyard party.</p>
      </SkyBand>
      <ul className={`container ${styles.list}`}>
        {blogs.map(({ id, title, author, sections: [opening] }) => (
          <li key={id}>
            <article className={`stack-20 ${styles.post}`} aria-labelledby={id}>
              <Picture
                src={opening.image}
                alt=""
                width={480}
                height={360}
                sizes="(min-width: 700px) 45vw, 100vw"
                eager
              />
              <div className={`stack-12 ${styles.words}`}>
                <h2 id={id}>
                  <Link to={paths.blog(id)} className="cover">
                    {title}
                  </Link>
                </h2>
                <p className="note">{`By ${author}`}</p>
                <p className={styles.excerpt}>{excerpt(opening.content)}</p>
                <Link to={paths.blog(id)} className={styles.more}>
                  Read More <span className="visually-hidden">{`of ${title}`}</span>
                </Link>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </>
  )
}
