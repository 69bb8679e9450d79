// What phones and extensions do to a page: links of numbers and dates, wrapped fields, and values
// without an event.
import type { Page } from '@playwright/test'

/**
 * Lets an iPhone's data detectors and a password manager change every page before React renders it,
 * and later parts too.
 */
export async function addStrangers(page: Page) {
  await page.addInitScript(() => {
    const patterns = {
      telephone: /\(\d{3}\) \d{3}-\d{4}/,
      date: /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+/,
      address: /\b\d+ [\w ]+, Rockford/,
      email: /\b[\w.]+@[\w.]+\w/,
    }

    function detect() {
      const wanted = document
        .querySelector('meta[name="format-detection"]')
        ?.getAttribute('content')
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: [Text, RegExpExecArray][] = []
      while (texts.nextNode())
        for (const [what, pattern] of Object.entries(patterns)) {
          const text = texts.currentNode as Text
          const match = pattern.exec(text.data)
          if (!match || wanted?.includes(`${what}=no`)) continue
          if (text.parentElement?.closest('a, script, style, noscript')) continue
          found.push([text, match])
          break
        }
      for (const [text, match] of found) {
        const link = document.createElement('a')
        link.href = '#'
        const data = text.splitText(match.index)
        data.splitText(match[0].length)
        data.before(link)
        link.append(data)
      }
    }

    function manage() {
      for (const field of document.querySelectorAll(
        'input:not([data-managed]), textarea:not([data-managed])',
      )) {
        field.setAttribute('data-managed', '1')
        const wrapper = document.createElement('span')
        wrapper.style.display = 'contents'
        field.before(wrapper)
        wrapper.append(field, document.createElement('i'))
      }
    }

    addEventListener('DOMContentLoaded', () => {
      detect()
      manage()
      new MutationObserver(manage).observe(document.body, { childList: true, subtree: true })
    })
  })
}

const texts: Record<string, string> = {
  name: 'Ada',
  lastName: 'Jansen',
  phone: '(815) 555-0190',
  address: '1401 N 2nd St, Rockford, IL 61107',
  eventAddress: '1401 N 2nd St, Rockford, IL 61107',
  message: 'Is the Rockford Castle free in June?',
  changeWords: 'Please come an hour earlier.',
  promoCode: 'betterbounce10',
  width: '20',
  length: '30',
  sort: 'price-low',
}

/**
 * Sets the value of every field that has one here, as Chrome on iPhones does: without an event that
 * React takes.
 * @returns what the fields show then, by their names
 */
export function fillInSilently(page: Page, email: string): Promise<Record<string, string>> {
  return page.evaluate(
    (values) => {
      for (const field of fields())
        if (values[field.name] !== undefined) field.value = values[field.name] ?? ''
      return Object.fromEntries(fields().map(({ name, value }) => [name, value]))

      function fields() {
        const all = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
        return all.filter(({ name }) => name in values)
      }
    },
    { ...texts, email } as Record<string, string>,
  )
}
