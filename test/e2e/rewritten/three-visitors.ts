// Three visitors who take the same steps: one reads the page as it is, one through a translator,
// and one with an extension. After each step all of them must read the same.
import type { Page } from '@playwright/test'
import { settled } from '../states/state'
import { expect, test } from '../test'
import { readTexts, rewritePages } from './rewriters'

type Act = (page: Page, index: number) => Promise<unknown>

/**
 * What all of them do next, under its name: at the same time, or with `inTurn` one after the other,
 * when they would want the same units at the same moment.
 */
export async function threeVisitors(newVisitor: () => Promise<Page>) {
  const plain = await newVisitor()
  const rewritten = { translated: await newVisitor(), wrapped: await newVisitor() }
  await rewritePages(rewritten.translated, 'translated')
  await rewritePages(rewritten.wrapped, 'wrapped')
  const pages = [plain, rewritten.translated, rewritten.wrapped]

  async function compare(step: string) {
    await Promise.all(pages.map(settled))
    const found = async () => {
      const { texts } = await readTexts(plain)
      return {
        translated: await differences(texts, rewritten.translated),
        wrapped: await differences(texts, rewritten.wrapped),
      }
    }
    await expect.soft.poll(found, { message: step }).toEqual({ translated: [], wrapped: [] })
  }

  const all = (step: string, act: Act) =>
    test.step(step, async () => {
      await Promise.all(pages.map(act))
      await compare(step)
    })
  const inTurn = (step: string, act: Act) =>
    test.step(step, async () => {
      for (const [index, page] of pages.entries()) await act(page, index)
      await compare(step)
    })
  return Object.assign(all, { inTurn })
}

/** What is read on only one of two pages. */
async function differences(expected: readonly string[], page: Page): Promise<string[]> {
  const { texts, rewritten } = await readTexts(page)
  return [
    ...(rewritten ? [] : ['nothing is rewritten']),
    ...without(expected, texts).map((text) => `missing: ${text}`),
    ...without(texts, expected).map((text) => `instead: ${text}`),
  ]
}

/** The texts of the first list that the second has less often. */
function without(texts: readonly string[], other: readonly string[]): string[] {
  const rest = other.map(withoutOwn)
  return texts.map(withoutOwn).filter((text) => {
    const at = rest.indexOf(text)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/** Each visitor's booking has an id and a deadline of its own. */
function withoutOwn(text: string): string {
  return text
    .replace(/\b[A-Za-z0-9]{20}\b/g, '(id)')
    .replace(/^(\w+, \w+ \d+), \d+(:\d\d)?[ap]m$/, '$1, (time)')
}
