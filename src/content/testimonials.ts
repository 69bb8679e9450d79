// What customers say. These three are samples, and marked so on the page: put customers' own words here, with their
// consent, and `sample: false`. Until then `npm run build` prints a reminder.

export type Testimonial = {
  /** Which of the three pictures in public/art/customer/ stands beside the name. */
  image: 1 | 2 | 3
  stars: 1 | 2 | 3 | 4 | 5
  name: string
  comment: string
  /** Nobody's words: the card says so. */
  sample: boolean
}

const sample = {
  name: 'Customer name',
  comment: "A customer's own words about their party will stand here.",
  sample: true,
}

export const testimonials: readonly Testimonial[] = [
  { image: 1, stars: 5, ...sample },
  { image: 2, stars: 5, ...sample },
  { image: 3, stars: 4, ...sample },
]
