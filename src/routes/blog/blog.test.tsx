import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Component as Blog } from './blog'

function open(url: string) {
  render(
    <MemoryRouter initialEntries={[url]}>
      <Routes>
        <Route path="/blogs/:id" element={<Blog />} />
      </Routes>
    </MemoryRouter>,
  )
}

function below(name: string): HTMLElement {
  const part = screen.getByRole('heading', { level: 2, name }).parentElement
  if (!part) throw new Error(`${name} stands nowhere`)
  return part
}

test('shows the article: author, takeaways, sections, questions and summary', () => {
  open('/blogs/blog1')
  const title = 'How to rent an inflatable for a backyard birthday'
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(document.title).toBe(`${title} | Better Events`)
  expect(screen.getByText('By Better Events team')).toBeVisible()
  expect(within(below('Key takeaways')).getAllByRole('listitem')).toHaveLength(5)
  expect(below('Summary')).toHaveTextContent('Measure the setup')
  expect(within(below('Questions and answers')).getAllByRole('group')).toHaveLength(5)
  const article = screen.getByRole('article')
  for (const words of [
    '20 amp outlet within 100 ft',
    '5 jumpers at once',
    '175 lbs',
    'nobody under 3',
    'about 8 hours',
    'between 5am and 4pm',
    'after 7pm',
    'adds 2 ft to each',
    'each side grows by 3 ft',
    'needs 18 ft by 18 ft',
    "24 hours' notice",
    'two hours or more costs $50, a one-hour window $75, and an exact time $125',
    'before 7am or after 10pm',
    'costs 9% of the rent',
    'put down a $100 deposit',
  ])
    expect.soft(article).toHaveTextContent(words)
})

test('every picture says what it shows, has its size, and is among the files of the site', () => {
  open('/blogs/blog1')
  const pictures = screen.getAllByRole('img')
  expect(pictures).toHaveLength(6)
  for (const picture of pictures) {
    expect(picture).toHaveAccessibleName(/\w+ .*\.$/)
    expect(picture).toHaveAttribute('width', '480')
    expect(picture).toHaveAttribute('height', '360')
    const file = picture.getAttribute('src') ?? ''
    expect(file).toMatch(/^\/art\/blog\//)
    expect(existsSync(join('public', file)), file).toBe(true)
  }
})

test('its links lead to a heading each, on to the rentals, and back to the list', () => {
  open('/blogs/blog1')
  const contents = screen.getByRole('navigation', { name: 'On this page', hidden: true })
  const links = within(contents)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('#'))
  expect(links).toHaveLength(9)
  expect(new Set(links).size).toBe(links.length)
  for (const link of links) expect(document.getElementById(link.slice(1))).toBeVisible()
  const rentals = screen.getByRole('link', { name: 'Browse Rentals' })
  expect(rentals).toHaveAttribute('href', '/inflatables/all-rentals')
  for (const link of screen.getAllByRole('link', { name: 'Back to Blogs' }))
    expect(link).toHaveAttribute('href', '/blogs')
})

test.each(['/blogs/blog2', '/blogs/constructor'])(
  '%s is no article: says so, and leads back to the list',
  (url) => {
    open(url)
    expect(screen.getByRole('heading', { level: 1, name: 'Blog post not found' })).toBeVisible()
    expect(document.title).toBe('Blog post not found | Better Events')
    expect(screen.getByRole('link', { name: 'Back to Blogs' })).toHaveAttribute('href', '/blogs')
    expect(screen.queryByRole('article')).toBeNull()
  },
)
