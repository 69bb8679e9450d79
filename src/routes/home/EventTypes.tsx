import { Link } from 'react-router-dom'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { events } from '~/content/home'
import { ResponsiveImage } from '~/ui/ResponsiveImage'
import { paths } from '~/urls/paths'
import styles from './EventTypes.module.css'

export function EventTypes() {
  const carried = useCarriedDays()
  return (
    <section className="section" aria-labelledby="planning">
      <div className="container">
        <h2 id="planning">What are you planning?</h2>
        <ul className={`stack-20 ${styles.events}`}>
          {events.map(({ title, text, image, category, more }) => (
            <li key={title} className={styles.event}>
              <ResponsiveImage
                src={image}
                sizes="(min-width: 760px) 40vw, 100vw"
                alt=""
                width={480}
                height={360}
                loading="lazy"
              />
              <div className={styles.words}>
                <h3>{title}</h3>
                <p className="quiet">{text}</p>
                <Link to={paths.category(category) + carried} className="cover">
                  {more}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
