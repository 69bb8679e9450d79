import type { CartProblem } from '~/lib/cart/limit'

/** A problem's text and the remark beside it. */
export function ProblemText({ text, beside }: CartProblem) {
  return (
    <span>
      <span>{text}</span>
      {beside && `. ${beside}`}
    </span>
  )
}
