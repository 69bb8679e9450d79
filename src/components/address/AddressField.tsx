// The delivery address: free text, with suggestions if Maps is available.
import { Suspense, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useProblem } from '~/components/failures/use-problem'
import { chosenAddress } from '~/lib/address/chosen-address'
import { lazyImport } from '~/lib/loading/lazy-import'
import type { AddressSuggestion, AddressSuggestions } from '~/lib/maps/use-address-suggestions'
import { Field } from '~/ui/field/Field'
import { FieldQuestion } from '~/ui/field/FieldQuestion'
import { FocusArea } from '~/ui/field/FocusArea'
import { AddressHints } from './AddressHints'
import { AddressOptions, optionId } from './AddressOptions'
import { LazySuggester } from './LazySuggester'
import styles from './AddressField.module.css'

type AddressFieldProps = {
  label: string
  name: string
  value: string
  onChange: (text: string) => void
  /** Called with "lat,lng" of a chosen suggestion, and with '' once it no longer applies. */
  onCoordinates: (latLng: string) => void
  /** Called once the focus has left the field and its list. */
  onLeave?: () => void
  /** A street with the town that the page knows already; null for any other address. */
  complete?: (typed: string) => WithTown | null
  error?: string | undefined
  hint?: ReactNode
  /** The input's id, where two fields of one page share a name. */
  id?: string
}

type WithTown = { whole: string; town: string }

export function AddressField(props: AddressFieldProps) {
  const { label, name, value, onChange, onCoordinates, onLeave, error, hint, id } = props
  const { complete = () => null } = props
  const input = useRef<HTMLInputElement>(null)
  const [used, setUsed] = useState(false)
  const [typed, setTyped] = useState('')
  const [answer, setOutcome] = useState<AddressSuggestions>([])
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // The address when the visitor left the field.
  const [left, setLeft] = useState<string | null>(null)
  // What the browser filled in, which may be another address than the party's.
  const [filledIn, setFilledIn] = useState<string | null>(null)
  const [completed, setCompleted] = useState<(WithTown & { street: string }) | null>(null)
  /** A street whose town the visitor has taken back. */
  const [alone, setAlone] = useState('')
  const choices = useRef(0)
  useProblem(answer === 'unavailable' ? 'maps' : null)

  const options = open && answer !== 'unavailable' ? answer : []
  const expanded = options.length > 0
  const listId = `${id ?? name}-suggestions`

  // On leaving for another field. A phone that puts its keys away focuses none.
  useEffect(() => {
    function close({ target }: FocusEvent) {
      if (target !== input.current) setOpen(false)
    }
    document.addEventListener('focusin', close)
    return () => document.removeEventListener('focusin', close)
  }, [])

  function type(text: string) {
    choices.current += 1
    onChange(text)
    onCoordinates('')
    setTyped(text)
    setActive(-1)
    const isFocused = document.activeElement === input.current
    setOpen(isFocused)
    setFilledIn(!isFocused || isAutofilled(input.current) ? text : null)
    // The visitor may never be in the field.
    if (!isFocused) setLeft(text)
  }

  function write(text: string) {
    type(text)
    setTyped('')
    setOpen(false)
    setFilledIn(null)
  }

  function correct(text: string) {
    write(text)
    setLeft(text)
    input.current?.focus()
  }

  function removeTown() {
    const street = completed?.street ?? ''
    write(street)
    setLeft(null)
    setAlone(street)
    input.current?.focus()
  }

  /** The visitor is done with the field. The list stays: a phone may only have put its keys away. */
  function finish() {
    const more = value === filledIn || value === alone ? null : complete(value)
    if (more) addTown(more)
    else setLeft(value)
  }

  function addTown(more: WithTown) {
    choices.current += 1
    onChange(more.whole)
    onCoordinates('')
    setCompleted({ ...more, street: value })
    setLeft(more.whole)
  }

  async function choose(option: AddressSuggestion) {
    const chosen = chosenAddress(option.description, value, '')
    write(chosen)
    const choice = choices.current
    const { latLng, zip } = await placeOf(option)
    if (choice !== choices.current) return
    // Later, a changed address would have to be checked again.
    if (document.activeElement === input.current) onChange(chosenAddress(chosen, '', zip))
    onCoordinates(latLng)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const chosen = options[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true)
      setActive(nextOption(active, event.key === 'ArrowDown' ? 1 : -1, options.length))
    } else if (event.key === 'Enter' && chosen) void choose(chosen)
    else if (event.key === 'Enter') return finish()
    else if (event.key === 'Escape' && expanded) setOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <FocusArea
      className={styles.field}
      onLeave={() => {
        finish()
        onLeave?.()
      }}
    >
      <Field
        ref={input}
        {...(id === undefined ? {} : { id })}
        label={label}
        name={name}
        icon="map-pin"
        error={error}
        hint={answer === 'unavailable' ? noSuggestions(hint) : hint}
        value={value}
        autoComplete="address-line1"
        // A native datalist doesn't report the choice and can't be styled.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-autocomplete="list"
        aria-required
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        aria-activedescendant={options[active] ? optionId(listId, active) : undefined}
        onFocus={() => {
          setUsed(true)
          setOpen(typed !== '')
        }}
        onValue={type}
        onKeyDown={press}
      />
      <AddressHints
        address={value}
        asking={left === value || Boolean(error)}
        inTown={value === filledIn ? complete(value) : null}
        onCorrect={correct}
        onKeep={() => input.current?.focus()}
      />
      <FieldQuestion
        question={
          completed?.whole === value ? `We added ${completed.town}, the town you chose.` : undefined
        }
        answers={[{ label: 'Change', onPress: removeTown }]}
      />
      {expanded && (
        <AddressOptions
          id={listId}
          label={label}
          options={options}
          active={active}
          onChoose={(option) => void choose(option)}
        />
      )}
      <output>
        <span className="visually-hidden">{expanded && countText(options.length)}</span>
      </output>
      <Suspense>{used && <LazySuggester typed={typed} onAnswer={setOutcome} />}</Suspense>
    </FocusArea>
  )
}

async function placeOf(option: AddressSuggestion) {
  const { locate } = await lazyImport(() => import('~/lib/maps/maps'))
  return locate(option.place_id)
}

/** Whether the browser filled it in. Older ones know the selector by another name, or not at all. */
function isAutofilled(input: HTMLInputElement | null): boolean {
  return [':autofill', ':-webkit-autofill'].some((selector) => {
    try {
      return input?.matches(selector) ?? false
    } catch {
      return false
    }
  })
}

/** The option after (or before) the active one, wrapping around. */
function nextOption(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (active === -1) return step === 1 ? 0 : count - 1
  return (active + step + count) % count
}

function countText(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`
}

function noSuggestions(hint: ReactNode): ReactNode {
  return (
    <span>
      <span>{hint}</span> No suggestions right now. Please type your full address.
    </span>
  )
}
