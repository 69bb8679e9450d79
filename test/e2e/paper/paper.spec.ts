// What prints, in Chromium and in Firefox: orders of eight rentals on one page each, and a dialog
// whole and alone.
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { TestInfo } from '@playwright/test'
import { installPrinters } from '../../../scripts/machine/debian.mjs'
import { openWindow } from '../../engines/engines'
import { button, heading, Page as EnginePage } from '../../engines/page'
import { expect, test } from '../test'
import { daySheet, quotePage, rentalNames, stops, storePapers } from './papers'
import { chromiumPrinter, firefoxPrinter, print, type Printer } from './print'

type Browser = {
  printer: Printer
  /** Opens a page and waits for a heading. */
  open: (path: string, title: string) => Promise<void>
  /** Opens a file that isn't the site's. */
  openFile: (path: string) => Promise<void>
  /** Presses a button and waits for a heading. */
  press: (name: string, title: string) => Promise<void>
}

const missing = installPrinters()
test.skip(missing !== null, `Nothing to print with: ${missing}`)
test.describe.configure({ timeout: 240_000 })

test('in Chromium', async ({ page }, info) => {
  const see = (name: string) => expect(page.getByRole('heading', { name }).first()).toBeVisible()
  await printAll(info, {
    printer: chromiumPrinter(page),
    async open(path, title) {
      await page.goto(path)
      await see(title)
    },
    async openFile(path) {
      await page.goto(pathToFileURL(path).href, { waitUntil: 'commit' })
    },
    async press(name, title) {
      await page.getByRole('button', { name }).click()
      await see(title)
    },
  })
})

test('in Firefox', async ({ baseURL }, info) => {
  const window = await openWindow('Firefox', { storage: true })
  try {
    const page = new EnginePage(window, String(baseURL), 'mouse')
    await printAll(info, {
      printer: firefoxPrinter(window),
      async open(path, title) {
        await page.open(path)
        await page.see(heading(title))
      },
      openFile: (path) => window.open(pathToFileURL(path).href),
      async press(name, title) {
        await page.press(button(name))
        await page.see(heading(title))
      },
    })
  } finally {
    await window.close()
  }
})

/** A line may end at a hyphen, which is missing in the words then. */
const lettersOf = (text: string) => text.replaceAll(/[\s-]/g, '')

/** What can only be pressed. */
const controls = /Print|Copy link|Move my booking|Cancel my booking|Pay \$|Close|new tab/

const textsOfDialog =
  "[...document.querySelectorAll('dialog :is(h2, h3, li)')].map(({ textContent }) => textContent)"

async function printAll(info: TestInfo, { printer, open, openFile, press }: Browser) {
  const printNow = (name: string) =>
    print(printer, (file) => info.outputPath(`${info.title} ${name} ${file}`))
  const [due, paid] = [await storePapers({ paid: false }), await storePapers({ paid: true })]
  for (const [title, path, sum] of [
    ['Your booking', due.bookingPage, '$475.40'],
    ['Invoice', due.invoicePage, '$475.40'],
    ['Receipt', paid.invoicePage, '$475.40'],
    ['Quote', quotePage, '$3,706.41'],
  ] as const)
    await test.step(title, async () => {
      await open(path, title)
      const { pages, words, smallestType } = await printNow(title)
      expect.soft(pages, title).toEqual({ Letter: 1, A4: 1 })
      expect.soft(smallestType, title).toBeGreaterThanOrEqual(8)
      for (const part of [title, ...rentalNames, sum, '(815) 555-0142', path.slice(0, 20)])
        expect.soft(words).toContain(part)
      expect.soft(words).not.toMatch(controls)
    })

  await test.step("the day's sheet", async () => {
    const sheet = info.outputPath('day.html')
    writeFileSync(sheet, daySheet())
    await openFile(sheet)
    const { pages, words, smallestType } = await printNow('day')
    expect.soft(pages, "the day's sheet").toEqual({ Letter: 1, A4: 1 })
    expect.soft(smallestType).toBeGreaterThanOrEqual(8)
    for (const part of ['To load', ...stops]) expect.soft(words).toContain(part)
  })

  await test.step('the contract in its dialog', async () => {
    await open(due.bookingPage, 'Your booking')
    await press('Sign the release', 'Rules and restrictions')
    const texts = (await printer.evaluate(textsOfDialog)) as string[]
    const { pages, words, smallestType } = await printNow('contract')
    expect.soft(pages.Letter).toBeLessThanOrEqual(4)
    expect.soft(smallestType).toBeGreaterThanOrEqual(8)
    for (const text of texts) expect.soft(lettersOf(words)).toContain(lettersOf(text))
    expect.soft(words).not.toContain('Your booking')
    expect.soft(words).not.toMatch(controls)
  })
}
