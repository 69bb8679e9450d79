// /: the hero, the categories of the catalog, and the sections below.
import { useLoaderData } from 'react-router-dom'
import { NewsletterSignup } from '~/components/article/NewsletterSignup'
import { PageHead } from '~/components/page/PageHead'
import { hero } from '~/content/hero'
import { photoOf } from '~/ui/photos'
import { ResponsiveImage } from '~/ui/ResponsiveImage'
import { AboutUs } from './AboutUs'
import { EventTypes } from './EventTypes'
import { FindRentals } from './FindRentals'
import type { loader } from './home-loader'
import { HomeCategories } from './HomeCategories'
import { RentalCarousel } from './RentalCarousel'
import { Testimonials } from './Testimonials'
import { Wedding } from './Wedding'
import styles from './home.module.css'

/** The business's photo in its place if there is one (docs/owner.md). */
const picture = '/art/hero.svg'

export function Component() {
  const { catalog, readAfresh } = useLoaderData<typeof loader>()
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
            <FindRentals />
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
      <HomeCategories />
      <RentalCarousel catalog={catalog} readAfresh={readAfresh} />
      <AboutUs />
      <EventTypes />
      <Wedding />
      <Testimonials />
      <div className="container page-end">
        <NewsletterSignup />
      </div>
    </div>
  )
}
