import { expect, test } from 'vitest'
import { linkMail } from './link-mail'

const url = 'https://example.com/quote?item=castle'
const rentals = (count: number) =>
  Array.from({ length: count }, (_, index) => `Folding Chairs No. ${index}: $60.00`)
const bodyOf = (mail: string) => new URLSearchParams(mail.split('?')[1]).get('body') ?? ''

test('a short mail has everything', () => {
  const text = { before: ['Quote: Q-1'], rentals: rentals(2), after: ['Total: $120.00'] }
  expect(bodyOf(linkMail({ title: 'Quote', url, text })).split('\r\n')).toEqual([
    'Quote: Q-1',
    'Folding Chairs No. 0: $60.00',
    'Folding Chairs No. 1: $60.00',
    'Total: $120.00',
    url,
  ])
})

test.each([
  [
    'many rentals',
    { text: { before: [], rentals: rentals(80), after: ['Total'] } },
    [/more: see the link/, /Total/, url],
  ],
  [
    'long names',
    { text: { before: [], rentals: [`${'🎪'.repeat(300)}: $60.00`], after: ['Total'] } },
    [/^And 1 more: see the link/, /Total/, url],
  ],
  [
    'a long link',
    { url: `${url}${'&item=castle'.repeat(200)}` },
    [/The link is too long for this email\. Copy it/],
  ],
  [
    'both',
    {
      url: `${url}${'&item=castle'.repeat(200)}`,
      text: { before: [], rentals: rentals(80), after: ['Total'] },
    },
    [/more: see the link/, /Total/, /too long/],
  ],
  ['a long title', { title: 'Castle and '.repeat(90) }, [/^Castle/, url]],
])('no mail is too long for Windows, and it says what it leaves out: %s', (_, some, says) => {
  const mail = linkMail({ title: 'Quote', url, email: 'maria@example.com', ...some })
  expect(mail.length).toBeLessThanOrEqual(2_000)
  for (const words of says)
    expect(bodyOf(mail)).toEqual(
      typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words),
    )
})
