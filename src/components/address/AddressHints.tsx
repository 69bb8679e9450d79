// Questions about a typed address, one at a time, each answered with one press.
import { useState } from 'react'
import { addressHints, type AddressHint } from '~/lib/address/address-hints'
import { FieldQuestion } from '~/ui/field/FieldQuestion'

type AddressHintsProps = {
  address: string
  /** False while the visitor is typing. */
  asking: boolean
  /** The address with the town of the estimate, to be asked for; null for none. */
  inTown: { whole: string; town: string } | null
  onCorrect: (address: string) => void
  onKeep: () => void
}

export function AddressHints({ address, asking, inTown, onCorrect, onKeep }: AddressHintsProps) {
  /**
   * Subjects of the questions after which the visitor kept the address. They aren't asked again.
   */
  const [kept, setKept] = useState<readonly string[]>([])
  const questions = asking
    ? [...(inTown ? [townQuestion(address, inTown)] : []), ...addressHints(address).map(questionOf)]
    : []
  const open = questions.find(({ subject }) => !kept.includes(subject))
  if (!open) return <FieldQuestion />

  const { subject, question, answers } = open
  function answer(corrected: string | null) {
    if (corrected !== null) return onCorrect(corrected)
    setKept([...kept, subject])
    onKeep()
  }
  return (
    <FieldQuestion
      question={question}
      answers={Object.entries(answers).map(([label, corrected]) => ({
        label,
        onPress: () => answer(corrected),
      }))}
    />
  )
}

/** Each answer by its label: the address it corrects to, or null if it keeps the address. */
type Question = { subject: string; question: string; answers: Record<string, string | null> }

/** A street that the browser filled in is often a home's or an office's. */
function townQuestion(street: string, { whole, town }: { whole: string; town: string }): Question {
  return {
    subject: `in town ${street.toLowerCase()}`,
    question: `Is this in ${town}, as in your estimate?`,
    answers: { [`Yes, ${town}`]: whole, No: null },
  }
}

function questionOf(hint: AddressHint): Question {
  switch (hint.kind) {
    case 'nearTown':
      return {
        subject: `town ${hint.typed.toLowerCase()}`,
        question: `Did you mean ${hint.town}?`,
        answers: { [`Yes, ${hint.town}`]: hint.corrected, [`No, ${hint.typed}`]: null },
      }
    case 'whichState':
      return {
        subject: 'state',
        question: 'Which state?',
        answers: {
          Illinois: hint.corrected.IL,
          Wisconsin: hint.corrected.WI,
          'Somewhere else': hint.corrected.elsewhere,
        },
      }
    case 'noHouseNumber':
      return {
        subject: `street ${hint.street.toLowerCase()}`,
        question: 'Is the house number missing?',
        answers: { 'No, keep it as is': null },
      }
  }
}
