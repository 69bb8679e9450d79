// Reads a field at every event that could follow a change of it. Chrome on iPhones and some
// password managers fill in a field without an event that React takes.
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
} from 'react'
import { filledIn } from './filled-in'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export type FieldValue<Field extends Control> = {
  /** What the form holds. Undefined if only the field holds it. */
  value?: string | undefined
  onValue?: ((value: string) => void) | undefined
  ref?: Ref<Field | null> | undefined
}

/** Typing, a press, a key, leaving a field of the form, sending it, and coming back to the page. */
const moments = [
  'input',
  'change',
  'keydown',
  'click',
  'focusout',
  'submit',
  'visibilitychange',
] as const

/**
 * Reports the field's value once it differs from the last one, and shows the form's answer. The
 * field takes `value` as its `defaultValue`, because React would write a `value` over a filled-in
 * one whenever it draws the form.
 * @returns the ref for the field
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

  const takeFilledIn = useEffectEvent((control: Field) => {
    const written = filledIn.get(control.name)
    filledIn.delete(control.name)
    if (written !== undefined && written !== value) control.value = written
    read()
  })

  useEffect(() => {
    const control = field.current
    if (!control) return
    takeFilledIn(control)
    const listening = new AbortController()
    const { signal } = listening
    function hear({ type, target }: Event) {
      // When React removes the field that has the focus, the browser sends focusout, and change if
      // it was typed into. A list may have its new options by then.
      const mayBeRemoval = type === 'focusout' || type === 'change'
      if (mayBeRemoval && !(control?.form ?? control)?.contains(target as Node)) return
      // Drawn anew in the middle of its click, a box would stay as it was. Its input event follows.
      if (type === 'click' && target instanceof HTMLInputElement) return
      read()
    }
    // Before the page's own listeners, so that these find the value.
    for (const moment of moments) addEventListener(moment, hear, { signal, capture: true })
    return () => listening.abort()
  }, [])

  return field
}
