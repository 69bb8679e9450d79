// The delivery address: free text, with suggestions if Maps is available, and what was read in it.
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useProblem } from '~/components/failures/use-problem'
import { readAddress } from '~/lib/address/address'
import { chosenAddress, withZip } from '~/lib/address/chosen-address'
import type { OrderForm } from '~/lib/domain/order-form'
import { lazyImport } from '~/lib/loading/lazy-import'
import type { AddressSuggestion } from '~/lib/maps/maps'
import type { AddressSuggestions } from '~/lib/maps/use-address-suggestions'
import {
  inTown,
  completedAddress,
  withWords,
  type TypedAddress,
} from '~/lib/order-form/typed-address'
import type { DeliveryFee } from '~/lib/pricing/delivery'
import { Field } from '~/ui/field/Field'
import { FocusArea } from '~/ui/field/FocusArea'
import { AddressOptions, optionId } from './AddressOptions'
import { AddressRead } from './AddressRead'
import { LazySuggester } from './LazySuggester'
import styles from './AddressField.module.css'

type AddressFieldProps = {
  label: string
  name: string
  value: TypedAddress
  /** `coordinates` are "lat,lng" of a chosen suggestion, and '' for any other text. */
  onChange: (changed: Partial<TypedAddress & Pick<OrderForm, 'coordinates'>>) => void
  /** Called once the focus has left the field, and when a town was chosen for it. */
  onLeave?: (() => void) | undefined
  /** The fee of this address, if more is known of it than its town says. */
  delivery?: DeliveryFee | undefined
  error?: string | undefined
  hint: string
  /** The input's id, where two fields of one page share a name. */
  id?: string | undefined
}

export function AddressField(props: AddressFieldProps) {
  const { label, name, value, onChange, onLeave, delivery, error, hint, id } = props
  const { address } = value
  const input = useRef<HTMLInputElement>(null)
  const [used, setUsed] = useState(false)
  const [typed, setTyped] = useState('')
  const [answer, setOutcome] = useState<AddressSuggestions>([])
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  /** The address when the visitor left the field. */
  const [left, setLeft] = useState<string | null>(null)
  /** The address in a town that was just chosen for it. */
  const [withTown, setWithTown] = useState<string | null>(null)
  const choices = useRef(0)
  useProblem(answer === 'unavailable' ? 'maps' : null)

  const isTyping = typed === address && left !== address
  // What was read stands in the hint's place.
  const isRead = !isTyping && readAddress(address).ok

  const suggestions = answer === 'unavailable' ? [] : answer
  const options = open ? suggestions : []
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

  // With the new address, which only the next render has.
  const report = useEffectEvent(() => onLeave?.())
  useEffect(() => {
    if (withTown === address) report()
  }, [withTown, address])

  function type(text: string) {
    setTyped(text)
    setActive(-1)
    const isFocused = document.activeElement === input.current
    setOpen(isFocused)
    // A browser fills it in, and the visitor may never be in the field.
    write({ address: text }, !isFocused)
  }

  function write(changed: Partial<TypedAddress>, isOver: boolean) {
    choices.current += 1
    const next = isOver ? completedAddress({ ...value, ...changed }) : changed
    onChange({ ...next, coordinates: '' })
    if (isOver) setLeft(next.address ?? address)
  }

  /** The visitor is done with the field. The list stays: a phone may only have put its keys away. */
  function finish() {
    const settled = completedAddress(value)
    if (settled.address === address) setLeft(address)
    else write(value, true)
  }

  async function choose(option: AddressSuggestion) {
    const chosen = chosenAddress(option.description, address)
    setTyped('')
    setOpen(false)
    const directions = withWords(value.directions, chosen.rest)
    write({ address: chosen.address, directions }, true)
    const choice = choices.current
    const { latLng, zip } = await placeOf(option)
    if (choice !== choices.current) return
    const withCode = withZip(chosen.address, zip)
    // Later, a changed address would have to be checked again.
    const isOpen = document.activeElement === input.current
    onChange({ ...(isOpen && { address: withCode }), coordinates: latLng })
    if (isOpen) setLeft(withCode)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const chosen = options[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true)
      // A closed list opens at its first or last suggestion.
      const from = expanded ? active : -1
      setActive(nextOption(from, event.key === 'ArrowDown' ? 1 : -1, suggestions.length))
    } else if (event.key === 'Enter' && chosen) void choose(chosen)
    else if (event.key === 'Enter') return finish()
    else if (event.key === 'Escape' && expanded) setOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <div>
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
          hint={isRead ? undefined : answer === 'unavailable' ? noSuggestions(hint) : hint}
          value={address}
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
      <AddressRead
        address={address}
        isRead={isRead}
        asking={left === address || Boolean(error)}
        delivery={delivery}
        onPlace={(town, state) => {
          setTyped('')
          const written = inTown(value, town, state)
          write(written, true)
          setWithTown(written.address)
        }}
      />
    </div>
  )
}

async function placeOf(option: AddressSuggestion) {
  const { locate } = await lazyImport(() => import('~/lib/maps/maps'))
  return locate(option.place_id)
}

function nextOption(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (active === -1) return step === 1 ? 0 : count - 1
  return (active + step + count) % count
}

function countText(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`
}

function noSuggestions(hint: string): ReactNode {
  return (
    <span>
      <span>{hint}</span> No suggestions right now. Please type your full address.
    </span>
  )
}
