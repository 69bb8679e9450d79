// What stands around every screen: header, menu and footer, at a desktop's and a phone's width.
import { examplePages } from '../../../local/catalogue/example-pages'
import { main, marked, menu, openMenu, sixLinks } from '../steps/frame-steps'
import { expect, test } from '../test'

test('the header marks the tab that an address belongs to', async ({ page, isMobile }) => {
  // One address of each tab: which address has which is src/page-at.test.ts's.
  for (const [tab, address] of new Map(examplePages.map((one) => [one.page.tab, one.address]))) {
    await test.step(address, async () => {
      await page.goto(address)
      if (isMobile) await openMenu(page)
      await expect(marked(isMobile ? menu(page) : main(page))).toHaveText([tab])
    })
  }
})

test('the six links lead to their screens, and the logo home', async ({ page, isMobile }) => {
  await page.goto('/contract')
  for (const [at, address] of [
    '/',
    '/services',
    '/inflatables',
    '/blogs',
    '/contact',
    '/cart',
  ].entries()) {
    if (isMobile) await openMenu(page)
    const links = isMobile ? menu(page).getByRole('list') : main(page)
    await links.getByRole('link', { name: sixLinks[at] ?? '', exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(menu(page)).toBeHidden()
  }
  await page.getByRole('banner').getByRole('link', { name: 'Better Events' }).click()
  await expect(page).toHaveURL('/')
})

test('the footer calls, writes, shows the way and leads on', async ({ page, context }) => {
  // Other people's sites are not asked for.
  await context.route(/google\.com/, (route) => route.fulfill({ body: 'A map' }))
  await page.goto('/contract')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Making every event better')
  await expect(footer).toContainText('Mon - Sat 8am - 5pm')
  await expect(footer.getByRole('link', { name: '(815) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+18155550142',
  )
  await expect(footer.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  )
  await expect(footer.getByRole('link', { name: 'Follow us' })).toHaveAttribute(
    'href',
    'https://example.com/better-events',
  )
  const opened = page.waitForEvent('popup')
  await footer.getByRole('link', { name: /Hydraulic Rd, Rockford, IL/ }).click()
  const map = await opened
  await expect(map).toHaveURL(/google\.com\/maps/)
  await map.close()
  await expect(page).toHaveURL('/contract')

  for (const [name, address] of [
    ['Home', '/'],
    ['Services', '/services'],
    ['Inflatables', '/'],
    ['Contact', '/contact'],
  ] as const) {
    await page.goto('/contract')
    await footer.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
  }
})
