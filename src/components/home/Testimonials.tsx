import { testimonials } from '~/content/testimonials'
import { Container } from '~/ui/Container'
import { TestimonialCard } from './TestimonialCard'
import styles from './Testimonials.module.css'

export function Testimonials() {
  return (
    <section className={styles.section} aria-labelledby="customers">
      <Container>
        <h2 id="customers">What customers say</h2>
        <ul className={styles.cards}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.image}>
              <TestimonialCard {...testimonial} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
