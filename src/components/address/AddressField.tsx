// The delivery address: free text, with suggestions if Maps is available.
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useProblem } from '~/components/help/use-problem'
import { lazyImport } from '~/lib/loading/lazy-import'
import { Field } from '~/ui/field/Field'
import { FocusArea } from '~/ui/field/FocusArea'
import type { AddressSuggestion, AddressSuggestions } from '~/lib/maps/use-address-suggestions'
import { AddressHints } from './AddressHints'
import { AddressOptions, optionId } from './AddressOptions'
import type { AddressSuggesterProps } from './AddressSuggester'
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
  /** Adds to what was typed what the page knows already. */
  complete?: (typed: string) => string
  error?: string | undefined
  hint?: ReactNode
  /** The input's id, where two fields of one page share a name. */
  id?: string
}

export function AddressField(props: AddressFieldProps) {
  const { label, name, value, onChange, onCoordinates, onLeave, error, hint, id } = props
  const { complete = (typed: string) => typed } = props
  const input = useRef<HTMLInputElement>(null)
  const [used, setUsed] = useState(false)
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<AddressSuggestions>([])
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // The address when the visitor left the field.
  const [left, setLeft] = useState<string | null>(null)
  const choices = useRef(0)
  useProblem(answer === 'unavailable' ? 'maps' : null)

  const options = open && answer !== 'unavailable' ? answer : []
  const expanded = options.length > 0
  const listId = `${id ?? name}-suggestions`

  function type(text: string) {
    choices.current += 1
    onChange(text)
    onCoordinates('')
    setTyped(text)
    setActive(-1)
    // A browser also fills it in from another field.
    setOpen(document.activeElement === input.current)
  }

  function write(text: string) {
    type(text)
    setTyped('')
    setOpen(false)
  }

  function correct(text: string) {
    write(text)
    setLeft(text)
    input.current?.focus()
  }

  /** The visitor is done with the field. */
  function finish() {
    const whole = complete(value)
    if (whole !== value) write(whole)
    setLeft(whole)
  }

  async function choose(option: AddressSuggestion) {
    write(option.description)
    const choice = choices.current
    const latLng = await coordinatesOf(option)
    if (choice === choices.current) onCoordinates(latLng)
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
        onFocus={() => setUsed(true)}
        onBlur={() => setOpen(false)}
        // What a browser fills in from another field isn't left by the visitor.
        onValue={(text) => type(document.activeElement === input.current ? text : complete(text))}
        onKeyDown={press}
      />
      <AddressHints
        address={value}
        asking={left === value || Boolean(error)}
        onCorrect={correct}
        onKeep={() => input.current?.focus()}
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
      <Suspense>{used && <Suggester typed={typed} onAnswer={setAnswer} />}</Suspense>
    </FocusArea>
  )
}

/** Loads Maps when the field is first used. If that fails, the field is a plain one. */
const Suggester = lazy(async () => {
  try {
    const [{ AddressSuggester }, { loadMapsStandIn }] = await Promise.all([
      lazyImport(() => import('./AddressSuggester')),
      lazyImport(() => import('~/lib/maps/maps')),
    ])
    await loadMapsStandIn()
    return { default: AddressSuggester }
  } catch {
    return { default: NoSuggester }
  }
})

function NoSuggester({ onAnswer }: AddressSuggesterProps) {
  useEffect(() => onAnswer('unavailable'), [onAnswer])
  return null
}

async function coordinatesOf(option: AddressSuggestion): Promise<string> {
  const { locate } = await lazyImport(() => import('~/lib/maps/maps'))
  return locate(option.place_id)
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
