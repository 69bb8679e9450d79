import { useCarriedDays } from '~/components/rental/use-carried-days'
import { wedding } from '~/content/home'
import { ButtonLink } from '~/ui/button/Button'
import { ResponsiveImage } from '~/ui/ResponsiveImage'
import { paths } from '~/urls/paths'
import styles from './Wedding.module.css'

export function Wedding() {
  return (
    <section className={`section ${styles.band}`} aria-labelledby="wedding">
      <div className={`container ${styles.columns}`}>
        <ResponsiveImage
          src={wedding.image}
          sizes="(min-width: 760px) 50vw, 100vw"
          alt=""
          width={480}
          height={360}
          loading="lazy"
        />
        <div className={`stack-16 ${styles.words}`}>
          <h2 id="wedding">{wedding.title}</h2>
          <p>{wedding.text}</p>
          <ButtonLink to={paths.category('packages') + useCarriedDays()} look="outline">
            See packages
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
