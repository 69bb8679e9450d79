// Where the answer to a form appears: it takes the focus, so that neither eye nor screen reader misses it.
import { useEffect, useRef, type ReactNode } from 'react'

type AnswerBoxProps = {
  /** Another answer moves the focus again; the same one, shown anew, does not. */
  answer: unknown
  /** Nothing where the answer has no words here: then the focus stays where it is. */
  children: ReactNode
}

export function AnswerBox({ answer, children }: AnswerBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current?.hasChildNodes()) box.current.focus()
  }, [answer])

  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  )
}
