// Where the answer to a form appears: it takes the focus, so that neither eye nor screen reader misses it.
import { useEffect, useRef, type ReactNode } from 'react'

type AnswerBoxProps = {
  /** Another answer moves the focus again; the same one, shown anew, does not. */
  answer: unknown
  children: ReactNode
}

export function AnswerBox({ answer, children }: AnswerBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [answer])

  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  )
}
