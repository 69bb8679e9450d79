// Mailed links with more behind them lead to their page, even where that makes a URL of no page.
import { createStaticHandler } from 'react-router-dom'
import { expect, test } from 'vitest'
import { currentContract } from '~/lib/domain/contract-version'
import { routes } from './routes'

const key = 'aB3dE6gH9jK2mN5pQ8sT'
const contract = `/contract/${currentContract.version}`
const handler = createStaticHandler(routes)

test.each([
  [`/booking/${key}</a>`, `/booking/${key}`],
  [`/booking/${key}<br/>.`, `/booking/${key}`],
  [`/booking/${key}/)`, `/booking/${key}`],
  [`/invoice/${key}-balance</p>`, `/invoice/${key}-balance`],
  [`${contract}.`, contract],
  [`${contract}%20%E2%80%9D`, contract],
  [`${contract}&gt;`, contract],
  [`${contract}</a>`, contract],
  ['/contract/%228c69\u200bb052aa37', '/contract/8c69b052aa37'],
])('%s leads to %s', async (url, expected) => {
  const answer = await handler.query(new Request(new URL(url, 'https://example.com')))
  expect(answer instanceof Response && answer.headers.get('Location')).toBe(expected)
})

test.each(['/nowhere', '/nowhere/at.all', '/inflatable/castle/more'])(
  '%s stays a URL without a page',
  async (url) => {
    const answer = await handler.query(new Request(new URL(url, 'https://example.com')))
    expect(answer).toMatchObject({ statusCode: 404 })
  },
)
