import { testimonials, type Testimonial } from '~/content/testimonials'
import { Icon } from '~/ui/Icon'
import styles from './Testimonials.module.css'

export function Testimonials() {
  return (
    <section className={styles.section} aria-labelledby="customers">
      <div className="container">
        <h2 id="customers">What customers say</h2>
        <ul className={styles.cards}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.image}>
              <TestimonialCard {...testimonial} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const places = [1, 2, 3, 4, 5]

export function TestimonialCard({ image, stars, name, comment, sample }: Testimonial) {
  return (
    <figure className={`stack-12 ${styles.card}`}>
      <p className={styles.rating}>
        <span className={styles.stars} aria-hidden="true">
          {places.slice(0, stars).map((place) => (
            <Icon key={place} name="star" size="1.25rem" />
          ))}
        </span>
        <span>{`${stars} of 5`}</span>
        <span className="visually-hidden"> stars</span>
        {sample && <span className={styles.sample}>Sample review</span>}
      </p>
      <blockquote>
        <p>{comment}</p>
      </blockquote>
      <figcaption className={styles.name}>
        <img src={`/art/customer/${image}.svg`} alt="" width={48} height={48} loading="lazy" />
        <span>{name}</span>
      </figcaption>
    </figure>
  )
}
