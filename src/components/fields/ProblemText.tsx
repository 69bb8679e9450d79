import type { CartProblem } from '~/lib/cart/limit'

/** A problem in its own words, and what is good to know beside it. */
export function ProblemText({ text, beside }: CartProblem) {
  return (
    <span>
      <span>{text}</span>
      {beside && `. ${beside}`}
    </span>
  )
}
