import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { blogs } from '~/content/blog/blogs'
import { Component as Blogs } from './blogs'

test('lists one post: its title and Read More lead to the article', () => {
  render(<Blogs />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  const title = screen.getByRole('heading', { level: 2 })
  const link = screen.getByRole('link', { name: title.textContent })
  expect(link).toHaveAttribute('href', '/blogs/blog1')
  const more = screen.getByRole('link', { name: `Read More of ${title.textContent}` })
  expect(more).toHaveAttribute('href', '/blogs/blog1')
  expect(screen.getByText('By Better Events team')).toBeVisible()
})

test('shows the first 200 characters of the article', () => {
  render(<Blogs />, { wrapper: MemoryRouter })
  const opening = blogs[0]?.sections[0].content ?? ''
  expect(opening.length).toBeGreaterThan(200)
  expect(screen.getByText(opening.slice(0, 200))).toBeVisible()
})

test('names the screen in the title', () => {
  render(<Blogs />, { wrapper: MemoryRouter })
  expect(document.title).toBe('Blogs | Better Events')
})
