import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AnswerBox } from './AnswerBox'

test('an answer takes the focus when it comes, and not when it is shown anew', () => {
  const answer = { kind: 'refused' }
  const { rerender } = render(
    <>
      <input />
      <AnswerBox answer={answer}>Not possible</AnswerBox>
    </>,
  )
  expect(screen.getByText('Not possible')).toHaveFocus()
  const field = screen.getByRole('textbox')
  field.focus()
  for (const text of ['', 'Not possible']) {
    rerender(
      <>
        <input />
        <AnswerBox answer={answer}>{text}</AnswerBox>
      </>,
    )
    expect(field).toHaveFocus()
  }
})

test('an answer without words leaves the focus where it is', () => {
  const { rerender } = render(<input />)
  screen.getByRole('textbox').focus()
  rerender(
    <>
      <input />
      <AnswerBox answer={{ kind: 'said elsewhere' }}>{null}</AnswerBox>
    </>,
  )
  expect(screen.getByRole('textbox')).toHaveFocus()
})
