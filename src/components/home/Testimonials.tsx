import { testimonials } from '~/content/testimonials'
import { TestimonialCard } from './TestimonialCard'
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
