// Prints what Chromium or Firefox shows.
import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { until } from '../../engines/page'
import type { Paper, Session } from '../../engines/session'
import { pagesOf, smallestTypeOf, wordsOf } from './pdf'

/** In centimeters. */
const papers = {
  Letter: { width: 21.59, height: 27.94 },
  A4: { width: 21, height: 29.7 },
} satisfies Record<string, Paper>

export type Printer = {
  pdf: (paper: Paper) => Promise<Buffer>
  evaluate: (expression: string) => Promise<unknown>
}

export const chromiumPrinter = (page: Page): Printer => ({
  pdf: ({ width, height }) => page.pdf({ width: `${width}cm`, height: `${height}cm` }),
  evaluate: (expression) => page.evaluate(expression),
})

export const firefoxPrinter = ({ print, evaluate }: Session): Printer => ({
  async pdf(paper) {
    if (!print) throw new Error('No window of Firefox')
    return print(paper)
  },
  evaluate,
})

/**
 * How the page prints: how many pages it takes, and what can be read on them. The smallest type is
 * in points.
 * @param fileOf the path of a PDF to keep
 */
export async function print({ pdf, evaluate }: Printer, fileOf: (name: string) => string) {
  async function write(name: string, paper: Paper) {
    const file = fileOf(`${name}.pdf`)
    writeFileSync(file, await pdf(paper))
    return file
  }
  await until('a page with all of its contents', async () => {
    return (await evaluate(`(${String(isWhole)})()`)) === true
  })
  const pages = {
    Letter: pagesOf(await write('Letter', papers.Letter)),
    A4: pagesOf(await write('A4', papers.A4)),
  }
  await evaluate(`(${String(dropOurFonts)})()`)
  const readable = await write('readable', papers.Letter)
  return { pages, words: wordsOf(readable), smallestType: smallestTypeOf(readable) }
}

/** With its pictures, and with the sizes of the rentals, which are read after the booking. */
function isWhole() {
  return (
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
    !document.body.textContent.includes("see each item's setup size")
  )
}

/**
 * Leaves the fallback fonts, which are as wide. Ours are variable: a PDF has their letters as
 * drawings, Firefox's without their words and Chromium's without their sizes.
 */
function dropOurFonts() {
  for (const sheet of document.styleSheets)
    for (let index = sheet.cssRules.length - 1; index >= 0; index--)
      if (sheet.cssRules[index]?.cssText.startsWith('@font-face') === true)
        if (!sheet.cssRules[index]?.cssText.includes('local(')) sheet.deleteRule(index)
}
