// Makes a production build remind the business of reviews that are still samples. The page marks them.
import type { Plugin } from 'vite'
import type { Testimonial } from '../../src/content/testimonials'

export function remindOfSampleReviews(reviews: readonly Testimonial[]): Plugin {
  const samples = reviews.filter(({ sample }) => sample).length
  return {
    name: 'sample-reviews',
    closeBundle(error) {
      if (error || samples === 0) return
      this.environment.logger.warn(
        `${samples} of ${reviews.length} reviews on the home page are samples, and marked so.\n` +
          "Put customers' own words into src/content/testimonials.ts, with their consent, and sample: false.",
      )
    },
  }
}
