// Chrome on iPhones and some password managers fill in a field without an event that React takes
// (https://github.com/facebook/react/issues/1159). So this reads the page's fields.
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
} from 'react'
import { takeFilledIn, type Control } from './filled-in'

export type FieldValue<Field extends Control> = {
  /** What the form holds. Undefined if only the field holds it. */
  value?: string | undefined
  onValue?: ((value: string) => void) | undefined
  ref?: Ref<Field | null> | undefined
}

const readers = new Set<(event: Event) => void>()

/** Typing, a press, leaving a field, sending a form, and coming back to the page. */
const moments = ['input', 'change', 'click', 'focusout', 'submit', 'visibilitychange'] as const

// Before the page's own listeners, so that these find the values.
if (typeof window !== 'undefined')
  for (const moment of moments)
    addEventListener(moment, (event) => readers.forEach((read) => read(event)), { capture: true })

/**
 * Reports the field's value once it differs from the last one, and shows the form's answer. The
 * field takes `value` as its `defaultValue`, because React would write a `value` over a filled-in
 * one whenever it renders the form.
 */
export function useValue<Field extends Control>({ value, onValue, ref }: FieldValue<Field>) {
  const field = useRef<Field>(null)
  const known = useRef('')
  const [reported, setReported] = useState('')
  useImperativeHandle<Field | null, Field | null>(ref, () => field.current)

  useLayoutEffect(() => {
    if (!field.current) return
    // Writing the same text again would move the caret.
    if (value !== undefined && field.current.value !== value) field.current.value = value
    known.current = field.current.value
  }, [value, reported])

  const read = useEffectEvent(() => {
    const now = field.current?.value ?? known.current
    if (now === known.current) return
    known.current = now
    setReported(now)
    if (now !== value) onValue?.(now)
  })

  const hear = useEffectEvent(({ type, target }: Event) => {
    const form = field.current?.form ?? field.current
    // A browser sends focusout, and perhaps change, when React removes the focused field. A list
    // may have its new options by then.
    const mayBeRemoval = type === 'focusout' || type === 'change'
    if (mayBeRemoval && !form?.contains(target as Node)) return
    // Rendered again in the middle of its click, a box would stay as it was. Its input event follows.
    if (type === 'click' && target instanceof HTMLInputElement) return
    read()
  })

  const takeOver = useEffectEvent((control: Field) => {
    const { value: filled, hadFocus } = takeFilledIn(control)
    if (filled !== undefined && filled !== value) control.value = filled
    if (!hadFocus || document.activeElement !== document.body) return
    control.focus({ preventScroll: true })
    // Not every kind of field has a caret.
    if ('selectionStart' in control && control.selectionStart !== null)
      control.setSelectionRange(control.value.length, control.value.length)
  })

  // In the moment in which React removes the old field, so that no key goes nowhere.
  useLayoutEffect(() => {
    if (field.current) takeOver(field.current)
  }, [])

  useEffect(() => {
    if (!field.current) return undefined
    read()
    const reader = (event: Event) => hear(event)
    readers.add(reader)
    return () => void readers.delete(reader)
  }, [])

  return field
}
