// Visits to everything else: what a page says of itself, and addresses that lead nowhere.
import { visit } from '../states/state'
import { deleteDocument, writeDocument } from '../steps/database'
import { customer } from '../steps/steps'
import type { Visit } from './visit'

export const lookingAround: Visit = {
  name: 'looks around',
  walk: async ({ page, see }) => {
    await page.goto('/')
    await see('Making Every Event Better!')
    await see('Browse Rentals')
    await see('Read More')
    await see('About Us')
    await see('Learn More')
    await see('Punctuality')
    await see('Safety')
    await see('Quality')
    await see('Making every event better', page.getByRole('contentinfo'))
    await visit(page, '/services')
    await see('Check All Inflatables')
    await page.goto('/about')
    await see('This is about')
  },
}

export const keepingInTouch: Visit = {
  name: 'writes to the office, and signs up for the newsletter',
  walk: async ({ page, see }) => {
    await visit(page, '/contact')
    await page.getByLabel('First Name').fill(customer.name)
    await page.getByLabel('Email Address').fill(customer.email)
    await page.getByLabel('Message').fill('Do you deliver to Belvidere?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await see('Message sent succesfully')

    await visit(page, '/services')
    await page.getByLabel('Email Address').fill('news@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await see('Congratulations ! You will now be receiving the newsletter.')
  },
}

export const outdatedLinks: Visit = {
  name: 'follows links to what is no longer there',
  walk: async ({ page, see }) => {
    await page.goto('/inflatable/sold-last-year')
    await see('Inflatable Not Found')
    await page.goto('/extra/sold-last-year')
    await see('Element Not Found')
    await page.goto('/invoice/aaaaaaaaaaaaaaaaaaaa')
    await see('Invoice Not Found :(')
    // The office deletes a booking alone; its invoice stays.
    const [invoice, bookingId] = ['bbbbbbbbbbbbbbbbbbbb', 'cccccccccccccccccccc']
    await writeDocument(`invoices-test/${invoice}`, { bookingId, paid: false })
    await page.goto(`/invoice/${invoice}`)
    await see('Booking Not Found :(')
    await deleteDocument(`invoices-test/${invoice}`)
    await page.goto('/booking/aaaaaaaaaaaaaaaaaaaa')
    await see('Booking Not Found :(')
    await page.goto('/blogs/blog2')
    await see('Blog post not found')
    await see('Back to Blogs')
  },
}

export const brokenScreen: Visit = {
  name: 'opens a screen whose script never arrives',
  errors: [/ERR_FAILED .*\/assets\/contract-/, /Failed to fetch dynamically imported module/],
  walk: async ({ page, see }) => {
    await page.route('**/assets/contract-*.js', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('link', { name: 'Rules and liability' }).click()
    await see('Unexpected Application Error!', page.getByRole('alert'))
  },
}
