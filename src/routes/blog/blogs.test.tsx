import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { blogs } from '~/content/blog/blogs'
import { Component as Blogs } from './blogs'

test('lists one post with its author and the first 200 characters; title and Read More lead to it', () => {
  render(<Blogs />, { wrapper: MemoryRouter })
  expect(document.title).toBe('Blogs | Better Events')
  expect(screen.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible()
  const title = screen.getByRole('heading', { level: 2 }).textContent
  expect(screen.getAllByRole('article', { name: title })).toHaveLength(1)
  for (const name of [title, `Read More of ${title}`])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/blogs/blog1')
  expect(screen.getByText('By Better Events team')).toBeVisible()
  const opening = blogs[0]?.sections[0].content ?? ''
  expect(opening.length).toBeGreaterThan(200)
  expect(screen.getByText(opening.slice(0, 200))).toBeVisible()
})
