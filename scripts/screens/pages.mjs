// Pages to read, and the two forms that aren't about a booking.
import { press } from './visitor.mjs'

async function writeToOffice({ page, open }) {
  await open('/contact')
  await page.getByLabel('First Name').fill('Maria')
  await page.getByLabel('Email Address').fill('maria.jensen@example.com')
  await page
    .getByLabel('Message')
    .fill('A castle for June 12 in Belvidere, about 20 children. Thank you!')
}

export const pages = [
  { name: 'services', whole: true, steps: ({ open }) => open('/services') },
  {
    name: 'services-question',
    steps: async ({ page, open }) => {
      await open('/services')
      const question = page.locator('summary').first()
      await question.click()
      await question.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'newsletter-done',
    steps: async ({ page, open }) => {
      await open('/services')
      await page.getByLabel('Email Address').fill('maria.jensen@example.com')
      await press(page, 'Sign up')
      await page.getByText('Congratulations ! You will now be receiving the newsletter.').waitFor()
    },
  },
  { name: 'contact', whole: true, steps: ({ open }) => open('/contact') },
  {
    name: 'contact-problems',
    steps: async ({ page, open }) => {
      await open('/contact')
      await press(page, 'Send Message')
      await page.locator('[aria-invalid]').first().waitFor()
    },
  },
  {
    name: 'contact-sent',
    steps: async (visitor) => {
      await writeToOffice(visitor)
      await press(visitor.page, 'Send Message')
      await visitor.page.getByText('Message sent succesfully').waitFor()
    },
  },
  {
    name: 'contact-failed',
    steps: async (visitor) => {
      const { page } = visitor
      await writeToOffice(visitor)
      await page.route('**/api/contactForm', (route) => route.abort())
      await press(page, 'Send Message')
      await page.getByText('Your message was not sent.').waitFor()
    },
  },
  {
    name: 'contact-map',
    steps: async ({ page, open }) => {
      await open('/contact')
      await press(page, 'Show the map')
      await page.frameLocator('iframe').locator('body').waitFor()
      await page.locator('iframe').scrollIntoViewIfNeeded()
    },
  },
  { name: 'blogs', steps: ({ open }) => open('/blogs') },
  { name: 'article', whole: true, steps: ({ open }) => open('/blogs/blog1') },
  { name: 'article-not-found', steps: ({ open }) => open('/blogs/blog2') },
  { name: 'contract', steps: ({ open }) => open('/contract') },
  { name: 'about', steps: ({ open }) => open('/about') },
  { name: 'test', steps: ({ open }) => open('/test') },
]
