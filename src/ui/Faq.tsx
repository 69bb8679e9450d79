// Questions between seams; each opens its answer.
import { Icon } from './Icon'
import styles from './Faq.module.css'

type FaqProps = { questions: readonly { question: string; answer: string }[] }

export function Faq({ questions }: FaqProps) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>
            <span>{question}</span>
            <Icon name="caret-down" />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
