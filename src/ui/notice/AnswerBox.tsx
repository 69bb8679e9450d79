// Where the answer to a form appears: it takes the focus, so that neither eye nor screen reader misses it.
import { useEffect, useRef, type ReactNode } from 'react'

type AnswerBoxProps = {
  /** Another answer moves the focus again; the same one, shown anew, does not. */
  answer: unknown
  /** Id of what takes the focus in the box's place: the first field that is wrong. */
  focusOn?: string | undefined
  /** Nothing where the answer has no words here: then the focus stays where it is. */
  children: ReactNode
}

export function AnswerBox({ answer, focusOn, children }: AnswerBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusOn !== undefined) document.getElementById(focusOn)?.focus()
    else if (box.current?.hasChildNodes()) box.current.focus()
  }, [answer, focusOn])

  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  )
}
