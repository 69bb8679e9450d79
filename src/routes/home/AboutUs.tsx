import { aboutUs, values } from '~/content/home'
import { LearnMore } from './LearnMore'
import styles from './AboutUs.module.css'

export function AboutUs() {
  return (
    <section id="about-us" className={`section ${styles.about}`} aria-labelledby="about-us-title">
      <div className={`container ${styles.columns}`}>
        <div className={`stack-24 ${styles.words}`}>
          <h2 id="about-us-title">About Us</h2>
          <p className={styles.lead}>{aboutUs}</p>
          <LearnMore about="renting from us" />
        </div>
        <ul className={`stack-24 ${styles.values}`}>
          {values.map(({ title, text, image }) => (
            <li key={title} className={`stack-20 ${styles.value}`}>
              <img src={image} alt="" width={120} height={96} loading="lazy" />
              <div>
                <h3>{title}</h3>
                <p className="quiet">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
