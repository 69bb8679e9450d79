// Customers' reviews. These three are samples, and the page marks them. Put customers' own words
// here, with their consent, and `sample: false`. Until then `npm run build` prints a reminder.

export type Testimonial = {
  /** The number of a picture in public/art/customer/. */
  image: 1 | 2 | 3
  stars: 1 | 2 | 3 | 4 | 5
  name: string
  comment: string
  /** Not a real review: the card says so. */
  sample: boolean
}

const sample = {
  name: 'Customer name',
  comment: "A customer's own words about their party will go here.",
  sample: true,
}

export const testimonials: readonly Testimonial[] = [
  { image: 1, stars: 5, ...sample },
  { image: 2, stars: 5, ...sample },
  { image: 3, stars: 4, ...sample },
]
