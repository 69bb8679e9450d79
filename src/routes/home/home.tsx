// /: the hero. The entry points and the sections below are a separate script.
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import { PageHead } from '~/components/page/PageHead'
import { hero } from '~/content/hero'
import { anyChunkMissing } from '~/lib/loading/lazy-import'
import { pageData } from '~/page-data'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button/Button'
import { Icon } from '~/ui/Icon'
import { photoOf } from '~/ui/photos'
import { ResponsiveImage } from '~/ui/ResponsiveImage'
import { loadSections, type loader } from './home-loader'
import styles from './home.module.css'

const HomeSections = lazy(() =>
  loadSections().then(
    ({ HomeSections }) => ({ default: HomeSections }),
    // Keeps the written content, which can be read without the script.
    () => (isWritten() ? new Promise<never>(() => {}) : { default: SectionsMissing }),
  ),
)

/** The owner's photo in its place if there is one (docs/owner.md). */
const picture = '/art/hero.svg'

const isWritten = () => pageData()?.path === paths.home()

/**
 * Also shown when a visitor returns to a page whose script didn't load, because the written content
 * is gone then.
 */
function SectionsWaiting() {
  return anyChunkMissing() ? <SectionsMissing /> : <div className={styles.rest} aria-busy="true" />
}

function SectionsMissing() {
  return (
    <div className="container">
      <p role="alert" className="section">
        The rest of this page didn't load. Once you're online, <a href="/">reload it</a>.
      </p>
    </div>
  )
}

/**
 * A component of its own, because its address changes after hydration. If the whole screen rendered
 * again then, the sections of the written page would disappear.
 */
function BrowseLink() {
  return (
    <ButtonLink to={paths.category('all-rentals') + useCarriedDays()}>
      Browse Rentals
      <Icon name="arrow-right" />
    </ButtonLink>
  )
}

export function Component() {
  const { rentals, readAfresh } = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      <PageHead
        title="Inflatable party rentals in Rockford, Illinois"
        description={hero.description}
      />
      <section className={styles.hero}>
        <div className={`container stack-16 ${styles.scene}`}>
          <div className={styles.words}>
            <h1 className={styles.title}>{hero.title}</h1>
            <p className={styles.lead}>{hero.lead}</p>
            <BrowseLink />
          </div>
          <ResponsiveImage
            className={photoOf(picture) ? `${styles.drawing} ${styles.photo}` : styles.drawing}
            src={picture}
            sizes="(min-width: 1340px) 34rem, (min-width: 960px) 42vw, (min-width: 600px) 36rem, 100vw"
            alt=""
            width={760}
            height={420}
            fetchPriority="high"
          />
        </div>
      </section>
      <Suspense fallback={<SectionsWaiting />}>
        <HomeSections rentals={rentals} readAfresh={readAfresh} />
      </Suspense>
    </div>
  )
}
