// Questions about a typed address, one at a time, each answered with one press.
import { useState } from 'react'
import { addressHints, type AddressHint } from '~/lib/address/address-hints'
import { FieldQuestion, type FieldAnswer } from '~/ui/field/FieldQuestion'

type AddressHintsProps = {
  address: string
  /** False while the visitor is typing. */
  asking: boolean
  onCorrect: (address: string) => void
  onKeep: () => void
}

export function AddressHints({ address, asking, onCorrect, onKeep }: AddressHintsProps) {
  const [kept, setKept] = useState<readonly string[]>([])
  const hint = asking
    ? addressHints(address).find((one) => !kept.includes(subject(one)))
    : undefined
  if (!hint) return <FieldQuestion />

  function keep() {
    if (hint) setKept([...kept, subject(hint)])
    onKeep()
  }
  return <FieldQuestion {...wording(hint, onCorrect, keep)} />
}

/** The subject of a hint. After the visitor kept the address, it isn't asked about the same subject again. */
function subject(hint: AddressHint): string {
  switch (hint.kind) {
    case 'nearTown':
      return `town ${hint.typed.toLowerCase()}`
    case 'noHouseNumber':
      return `street ${hint.street.toLowerCase()}`
    case 'whichState':
      return 'state'
  }
}

function wording(
  hint: AddressHint,
  onCorrect: (address: string) => void,
  keep: () => void,
): { question: string; answers: FieldAnswer[] } {
  const write = (label: string, address: string) => ({ label, onPress: () => onCorrect(address) })
  switch (hint.kind) {
    case 'nearTown':
      return {
        question: `Did you mean ${hint.town}?`,
        answers: [
          write(`Yes, ${hint.town}`, hint.corrected),
          { label: `No, ${hint.typed}`, onPress: keep },
        ],
      }
    case 'whichState':
      return {
        question: 'Which state?',
        answers: [
          write('Illinois', hint.corrected.IL),
          write('Wisconsin', hint.corrected.WI),
          write('Somewhere else', hint.corrected.elsewhere),
        ],
      }
    case 'noHouseNumber':
      return {
        question: 'Is the house number missing?',
        answers: [{ label: 'No, keep it as is', onPress: keep }],
      }
  }
}
