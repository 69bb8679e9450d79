// Collects the amounts of a screen with their names.

/** In dollars, as a text has it. */
const amount = String.raw`-?\$([\d,]+(?:\.\d\d)?)`
const days = String.raw`(?: for \d+ days)?`

/** The names under which an amount may stand in a sentence, on a button or beside a choice. */
const names: readonly [name: string, pattern: string][] = [
  [
    'order',
    `Your order is then ${amount} (?:with delivery & tax|\\+ delivery & tax|with tax \\+ \\$1\\.50 a mile)`,
  ],
  ['adds', `Adds ${amount}${days} (?:\\+ tax )?to your order`],
  [
    'all-in',
    `${amount}${days} (?:with delivery & tax|\\+ delivery & tax|with tax \\+ \\$1\\.50 a mile)`,
  ],
  ['total', `Total ${amount}`],
  ['total', `${amount} Total(?: before delivery & tax| \\+ \\$1\\.50 a mile)?`],
  ['per day', `${amount} (?:each )?per day`],
  ['rent', `${amount} rent`],
  ['delivery', `${amount} delivery`],
  ['tax', `${amount} tax`],
  ['deposit', `[Pp]ay (?:a )?${amount} (?:deposit|today|first, in our office)`],
  ['deposit', `For totals over ${amount}`],
  ['to pay', `Pay ${amount}`],
  ['due', `${amount} (?:paid|due|later)`],
  ['due', `Balance due ${amount}`],
  ['saving', `Save ${amount}`],
  ['filter', `Up to ${amount}`],
  ['window', `At an exact time \\(${amount}\\)|window(?: of 2 hours or more)? \\(${amount}\\)`],
  ['protection', `(?:Damage Waiver|Insurance Certificate) ${amount}`],
  ['without tax', `${amount} without tax`],
  ['mile', `${amount} a mile`],
]

export type NamedAmount = { name: string; cents: number; words: string }

/** Every amount below an element; one without a name is named ''. */
export function amountsIn(root: Element): NamedAmount[] {
  const copy = root.cloneNode(true) as Element
  const found: NamedAmount[] = []
  for (const row of copy.querySelectorAll('dl > div')) {
    const [label, value] = [row.querySelector('dt'), row.querySelector('dd')]
    const [sum, ...others] = value ? read(wordsOf(value)) : []
    const name = label?.firstElementChild?.textContent ?? label?.textContent ?? ''
    if (sum === undefined || others.length > 0 || name === '') continue
    found.push({ name, cents: sum, words: wordsOf(row) })
    value?.remove()
  }
  let words = wordsOf(copy)
  for (const [name, pattern] of names)
    words = words.replaceAll(new RegExp(pattern, 'g'), (match) => {
      found.push({ name, cents: read(match)[0] ?? NaN, words: match })
      return ' '
    })
  for (const cents of read(words)) found.push({ name: '', cents, words })
  return found
}

const read = (words: string) =>
  [...words.matchAll(new RegExp(amount, 'g'))].map(([, dollars = '']) =>
    Math.round(Number(dollars.replaceAll(',', '')) * 100),
  )

/** The texts of an element's nodes with single spaces between them. */
function wordsOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return texts.join(' ').replaceAll(/\s+/g, ' ')
}
