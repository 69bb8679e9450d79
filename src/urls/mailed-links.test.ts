import { expect, test } from 'vitest'
import { mendLink } from './mailed-links'

const key = 'aB3dE6gH9jK2mN5pQ8sT'
const urls = [
  `/booking/${key}`,
  `/invoice/${key}`,
  `/invoice/${key}-balance`,
  '/invoice/office_2027-1',
  '/contract/8c69b052aa37',
  '/quote?item=castle&days=2027-06-12_2027-06-13&units=1',
  '/quote?item=Chairs+%26+more&days=2027-06-12&units=40&town=Cherry+Valley',
  '/quote?item=castle&days=2027-06-12&units=1&town=Rockford&made=2027-06-01',
]

/** What stands after a URL in a mail, or is taken along when it is copied. */
const additions = [
  ...'. , ) > ] } ; : ! " * _ = | \\ / … ” ’ » 。 \' .) >. &gt; &nbsp; &#34; &quot;'.split(' '),
  ...'</a>|</p>.|<br>|<br/>|<wbr> Thanks|%3C/a%3E|%3Ca href="x">'.split('|'),
  ...' |\n|\u00A0|\u200B|\uFEFF|%20|%3E|%0D%0A|%E2%80%A6|%C2%A0'.split('|'),
]

function leadsTo(url: string): string | null {
  try {
    mendLink(new Request(`https://example.com${url}`))
  } catch (redirected) {
    return (redirected as Response).headers.get('Location')
  }
  return null
}

test.each(urls)('%s is found whatever a mail program adds', (url) => {
  for (const added of additions) {
    const seen = new URL(`https://example.com${url}${added}`)
    // What browsers take off themselves.
    const expected = seen.href === `https://example.com${url}` ? null : url
    expect(leadsTo(url + added), JSON.stringify(added)).toBe(expected)
  }
  expect(leadsTo(url)).toBeNull()
})

/** What a mail program puts between the letters of a long URL, to break its line. */
const within = ['\u200b', '\u00ad', '\ufeff', '\u2060', '\u200e\u200b', '%E2%80%8B', '%c2%ad']

test.each(urls)('%s is found with invisible characters in it', (url) => {
  for (const added of within)
    for (const index of [url.length - 5, url.length - 1]) {
      const broken = url.slice(0, index) + added + url.slice(index)
      expect(leadsTo(broken), JSON.stringify(added)).toBe(url)
    }
})

const quote = '/quote?item=castle&days=2027-06-12&units=1'
test.each([
  '&amp;',
  '&AMP;',
  '&amp%3B',
  '&amp%3b',
  '%26amp%3B',
  '%26amp;',
  '&amp;amp;',
  '&amp%3Bamp%3B',
  '%26%2338%3B',
  '&%23x26;',
])('%s in a query is an ampersand', (ampersand) => {
  expect(leadsTo(quote.replaceAll('&', ampersand))).toBe(quote)
})

test.each([
  [`/booking/%3C${key}%3E`, `/booking/${key}`],
  [`/booking/"${key}"`, `/booking/${key}`],
  [`/booking/${key}.%20Thanks`, `/booking/${key}`],
  [`/booking/${key}.?utm_source=mail`, `/booking/${key}?utm_source=mail`],
  [
    '/quote?item=castle&amp;days=2027-06-12&amp;units=1',
    '/quote?item=castle&days=2027-06-12&units=1',
  ],
  ['/booking/%20', null],
  ['/booking', null],
])('%s leads to %s', (url, expected) => {
  expect(leadsTo(url)).toBe(expected)
})
