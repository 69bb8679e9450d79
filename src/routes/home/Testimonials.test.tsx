import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TestimonialCard } from './Testimonials'

test('shows the stars as a number, the text, the name and one of the three pictures', () => {
  const { container } = render(
    <TestimonialCard image={2} stars={4} name="A name" comment="Some words." sample={false} />,
  )
  const card = screen.getByRole('figure')
  expect(card).toHaveTextContent('4 of 5 stars')
  expect(card).toHaveTextContent('A name')
  expect(screen.getByRole('blockquote')).toHaveTextContent('Some words.')
  expect(container.querySelector('img')).toHaveAttribute('src', '/art/customer/2.svg')
  expect(card).not.toHaveTextContent('Sample')
})
