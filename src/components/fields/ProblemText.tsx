import type { CartProblem } from '~/lib/cart/limit'

export function ProblemText({ text, beside }: CartProblem) {
  return (
    <span>
      <span>{text}</span>
      {beside && <span>{`. ${beside}`}</span>}
    </span>
  )
}
