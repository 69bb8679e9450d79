import { useEffect, useEffectEvent, useState } from 'react'

/** Asks again when the question changes. Null if it is '', isn't answered yet, or asking fails. */
export function useLoaded<Answer>(question: string, ask: () => Promise<Answer>): Answer | null {
  const [answered, setAnswered] = useState<{ question: string; answer: Answer } | null>(null)
  const askNow = useEffectEvent(ask)

  useEffect(() => {
    if (question === '') return undefined
    let left = false
    askNow().then(
      (answer) => left || setAnswered({ question, answer }),
      () => {},
    )
    return () => {
      left = true
    }
  }, [question])

  return question !== '' && answered?.question === question ? answered.answer : null
}
