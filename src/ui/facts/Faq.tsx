import { Icon } from '~/ui/Icon'
import styles from './Faq.module.css'

type FaqProps = {
  /** Each answer by its paragraphs. */
  questions: readonly { question: string; answer: readonly string[] }[]
}

export function Faq({ questions }: FaqProps) {
  return (
    <div className={`column ${styles.questions}`}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary className="between h3">
            <span>{question}</span>
            <Icon name="caret-down" />
          </summary>
          <div className={`stack-12 ${styles.answer}`}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
