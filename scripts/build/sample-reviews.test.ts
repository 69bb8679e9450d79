// The reminder that a production build prints while the reviews are samples.
import { fileURLToPath } from 'node:url'
import { build, createLogger, resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'
import { type Testimonial } from '../../src/content/testimonials'
import { remindOfSampleReviews } from './sample-reviews'

const real: Testimonial = { image: 1, stars: 5, name: 'A name', comment: 'Words.', sample: false }

/** The warnings of a small build with these reviews. */
async function warnings(reviews: readonly Testimonial[]): Promise<string[]> {
  const customLogger = createLogger('silent')
  const warn = vi.spyOn(customLogger, 'warn')
  await build({
    configFile: false,
    customLogger,
    plugins: [remindOfSampleReviews(reviews)],
    build: { write: false, rolldownOptions: { input: 'src/content/testimonials.ts' } },
  })
  return warn.mock.calls.map(([text]) => text)
}

test('a build says how many reviews are samples, and where to replace them', async () => {
  expect(await warnings([{ ...real, sample: true }, real, { ...real, sample: true }])).toEqual([
    expect.stringMatching(/^2 of 3 reviews .* samples.*src\/content\/testimonials\.ts/s),
  ])
})

test.each([
  ['production', true],
  ['demo', false],
])('the build for %s reminds the owner: %s', async (mode, reminds) => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const { plugins } = await resolveConfig({ root, mode, logLevel: 'silent' }, 'build')
  expect(plugins.some(({ name }) => name === 'sample-reviews')).toBe(reminds)
})
