import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Asks again whenever the question changes.
 * @param question '' for none
 * @returns the answer; null without a question, until it is answered, and if asking fails
 */
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
