// Whatever tells a visitor that something of ours failed notes it for the business
// (docs/decisions/problems.md).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browserNames, problemKinds } from '~/lib/domain/problem'
import { pageNames, pages } from '~/urls/pages'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => join('src', file))
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

/** Notices of errors, and alerts, that are no failure of ours. */
const others: Readonly<Record<string, string>> = {
  'src/routes/booking/NewDay.tsx': 'a taken day',
  'src/routes/booking/PayBalance.tsx': 'an invoice that was paid before',
  'src/routes/cart/CartRow.tsx': 'a rental that is taken, or whose day is over',
  'src/routes/cart/ChooseNewDay.tsx': 'a taken day',
  'src/components/frame/ErrorScreen.tsx': 'src/app/watch-page.ts notes it',
  'src/components/failures/ReloadNotice.tsx': 'prices that changed; ChunkLoadNotice notes the rest',
  'src/routes/invoice/InvoiceNotice.tsx': 'a declined card, a browser without storage',
  'src/routes/item/choose-day/ChoiceNotice.tsx': 'a day that cannot be booked',
  'src/routes/checkout/LostCartLines.tsx': 'a taken day',
  'src/components/order/CartTooLarge.tsx': 'a large cart',
  'src/components/order/OrderNotice.tsx': 'what the visitor has to change',
  'src/components/order/confirmed/RecoveryMissing.tsx': 'src/app/watch-page.ts notes it',
  'src/components/order/choices/ContactFields.tsx': 'an address out of our area',
  'src/components/printed-order/PrintedAmounts.tsx': 'a booking that the office has to mend',
}

test('every error notice notes a problem, or is listed as one that notes none', () => {
  const plain = [...texts].filter(([, text]) =>
    /<Notice\s+(?:key=\S+\s+)?tone=(?:"error"|\{)/.test(text),
  )
  const alerts = [...texts].filter(
    ([, text]) => /<(?:div|p)[^>]*role="alert"/.test(text) && !text.includes('useProblem('),
  )
  const found = new Set([...plain, ...alerts].map(([file]) => file))
  found.delete('src/components/failures/ProblemNotice.tsx')
  expect([...found].toSorted()).toEqual(Object.keys(others).toSorted())
})

test('the rules list the same kinds, browsers and pages', () => {
  const rules = readFileSync('firestore.rules', 'utf8')
  const listed = (field: string) => {
    const [, list = ''] = RegExp(`problem\\.${field} in \\[([^\\]]*)\\]`).exec(rules) ?? []
    return [...list.matchAll(/'([^']*)'/g)].map(([, each]) => each)
  }
  expect(listed('kind')).toEqual([...problemKinds])
  expect(listed('browser')).toEqual([...browserNames])
  expect(listed('page')).toEqual(pageNames.map((name) => pages[name].path))
})
