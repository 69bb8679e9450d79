// A town and a state to choose. One press on both is the answer.
import { useId, useRef, useState } from 'react'
import { anotherState } from '~/lib/address/us-states'
import { flatFeeTowns } from '~/lib/domain/business'
import { cleanLine } from '~/lib/text/cleaned'
import { Button } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import { SelectField } from '~/ui/field/SelectField'
import styles from './PlaceChoice.module.css'

type PlaceChoiceProps = {
  /** The town that was read, or that the visitor chose in EventPlaceField; '' for none. */
  town: string
  onChoose: (town: string, state: string) => void
}

const another = 'Another town'
const states = [
  ['Illinois', 'IL'],
  ['Wisconsin', 'WI'],
  ['Somewhere else', anotherState],
] as const

export function PlaceChoice({ town, onChoose }: PlaceChoiceProps) {
  const listed = flatFeeTowns.find((each) => each.toLowerCase() === town.toLowerCase())
  const [choice, setChoice] = useState(listed ?? (town === '' ? '' : another))
  const [named, setNamed] = useState(listed === undefined ? town : '')
  const [problem, setProblem] = useState(false)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const chosen = choice === another ? cleanLine(named.replaceAll(',', ' ')) : choice

  function choose(state: string) {
    if (chosen !== '') return onChoose(chosen, state)
    setProblem(true)
    ;(field.current ?? select.current)?.focus()
  }

  return (
    <div className={`stack-12 ${styles.choice}`}>
      <SelectField
        ref={select}
        label="Town"
        name="town"
        id={`${id}-town`}
        options={[
          ...(choice === '' ? [{ value: '', label: 'Choose a town' }] : []),
          ...[...flatFeeTowns, another].map((value) => ({ value, label: value })),
        ]}
        value={choice}
        onValue={setChoice}
      />
      {choice === another && (
        <Field
          ref={field}
          label="Name of the town"
          name="townName"
          id={`${id}-name`}
          autoComplete="off"
          value={named}
          onValue={setNamed}
        />
      )}
      <div>
        <fieldset className="wrap">
          <legend className="label">Which one is it?</legend>
          {states.map(([name, state]) => (
            <Button key={state} look="outline" size="small" onClick={() => choose(state)}>
              {chosen === '' || state === anotherState ? name : `${chosen}, ${name}`}
            </Button>
          ))}
        </fieldset>
        <output className="note">
          {problem && chosen === '' && 'Which town is it? Please choose one first.'}
        </output>
      </div>
    </div>
  )
}
