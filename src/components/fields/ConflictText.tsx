import type { CartConflict } from '~/lib/cart/limit'

export function ConflictText({ text, beside }: CartConflict) {
  return (
    <span>
      <span>{text}</span>
      {beside && <span>{`. ${beside}`}</span>}
    </span>
  )
}
