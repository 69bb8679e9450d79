// A remark or question below a field, with its answers as buttons. It doesn't block the visitor.
import { useId } from 'react'
import { Button } from '~/ui/button/Button'
import { Icon } from '~/ui/Icon'
import styles from './FieldQuestion.module.css'

type FieldQuestionProps = {
  /** Undefined for none. The element stays, so that a screen reader announces the next question. */
  question?: string | undefined
  answers?: readonly { label: string; onPress: () => void }[]
}

export function FieldQuestion({ question, answers = [] }: FieldQuestionProps) {
  const id = useId()
  return (
    <>
      <div aria-live="polite">
        {question && (
          <p id={id} className="remark">
            <Icon name="info" size="1.125rem" />
            <span>{question}</span>
          </p>
        )}
      </div>
      {question && answers.length > 0 && (
        <fieldset aria-labelledby={id} className={`wrap ${styles.answers}`}>
          {answers.map(({ label, onPress }) => (
            <Button key={label} look="outline" size="small" onClick={onPress}>
              {label}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  )
}
