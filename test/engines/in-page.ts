// Runs in the page, from its source: it can use nothing from outside but its parameters.
import type * as TestingLibrary from '@testing-library/dom'

/** A text as a whole, or a pattern: JSON has no regular expressions. */
type Pattern = string | { source: string; flags: string }

/** An element as a visitor knows it. */
export type Target = {
  by: 'Role' | 'LabelText' | 'Text'
  /** Of `Role`. */
  role?: string
  is: string | RegExp
  within?: Target
}

/**
 * The properties of an element that the tests compare. `x` and `y` are the middle of its first line
 * in the window.
 */
export type Found = {
  text: string
  /** What a screen reader calls it, where its text doesn't say. */
  label: string | null
  value: string
  checked: boolean
  disabled: boolean
  focused: boolean
  x: number
  y: number
  /** It moves, or something else covers it. */
  moving: boolean
  covered: boolean
}

/** The first element to be seen that fits, or null. `action` happens before it is looked at. */
export function findInPage(
  library: typeof TestingLibrary,
  target: Target,
  action: { type: 'look' | 'reveal' | 'select all' } | { type: 'choose'; option: string },
): Found | null {
  const element = findAll(target)[0]
  if (!element) return null
  if (action.type === 'reveal') reveal(element)
  if (action.type === 'select all') (element as HTMLInputElement).select()
  if (action.type === 'choose') choose(element as HTMLSelectElement, action.option)
  const [box] = element.getClientRects()
  const x = Math.floor(box ? box.left + box.width / 2 : 0)
  const y = Math.floor(box ? box.top + box.height / 2 : 0)
  const front = document.elementFromPoint(x, y)
  const { value, checked } = element as Partial<HTMLInputElement>
  return {
    text: element.innerText,
    label: element.getAttribute('aria-label'),
    value: value ?? '',
    checked: checked ?? false,
    disabled: element.matches(':disabled, [aria-disabled=true]'),
    focused: element === document.activeElement,
    x,
    y,
    moving: document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && (effect as KeyframeEffect).target?.contains(element),
      ),
    covered: !(front && (element.contains(front) || front.closest('label')?.contains(element))),
  }

  function findAll({ by, role, is, within }: Target): HTMLElement[] {
    const pattern = is as Pattern
    const match = typeof pattern === 'string' ? pattern : new RegExp(pattern.source, pattern.flags)
    return (within ? findAll(within) : [document.body])
      .flatMap((place) =>
        by === 'Role'
          ? library.queryAllByRole(place, role ?? '', { name: match })
          : library[`queryAllBy${by}`](place, match),
      )
      .filter(
        (each) =>
          each.getClientRects().length > 0 && getComputedStyle(each).visibility === 'visible',
      )
  }

  function reveal(hidden: HTMLElement) {
    const { top, bottom } = hidden.getBoundingClientRect()
    // There are bars at both edges of the window.
    if (top < 100 || bottom > innerHeight - 120)
      hidden.scrollIntoView({ block: 'center', behavior: 'instant' })
  }

  function choose(list: HTMLSelectElement, name: string) {
    const option = [...list.options].find(({ text }) => text === name)
    if (!option) throw new Error(`There is no choice ${name}`)
    list.value = option.value
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
  }
}
