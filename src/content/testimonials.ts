// What customers say. These three are placeholders: put real customers' words here, with their consent.

export type Testimonial = {
  /** Which of the three pictures in public/art/customer/ stands beside the name. */
  image: 1 | 2 | 3
  stars: 1 | 2 | 3 | 4 | 5
  name: string
  comment: string
}

const placeholder = "Placeholder review. The owner replaces this with a real customer's words."

export const testimonials: readonly Testimonial[] = [
  { image: 1, stars: 5, name: 'Customer name', comment: placeholder },
  { image: 2, stars: 5, name: 'Customer name', comment: placeholder },
  { image: 3, stars: 4, name: 'Customer name', comment: placeholder },
]
