export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * What the fields of the prerendered page held, by form and field, and which one had the focus.
 * React renders a field again that an extension has wrapped or a translator has changed: then the
 * old field still has what was filled in while React rendered.
 */
let noted = { path: '', fields: new Map<string, { field: Control; value: string }>() }
let focused: Element | null = null

const keyOf = ({ form, name }: Control) => `${form?.getAttribute('name') ?? ''} ${name}`

/** Notes the value of each field on the page, and the focus. */
export function noteFilledIn(page: HTMLElement): void {
  const fields = [...page.querySelectorAll<Control>('input, select, textarea')]
  // Of several under one name, the filled one counts.
  fields.sort((one, other) => one.value.length - other.value.length)
  noted = {
    path: location.pathname,
    fields: new Map(fields.map((field) => [keyOf(field), { field, value: field.value }])),
  }
  noteFocus()
}

/** Notes where the focus is. Removing a field also takes its focus away, but notes nothing. */
export function noteFocus(): void {
  focused = document.activeElement
}

/** What was noted for this field, once; nothing if nothing was, or on another page by now. */
export function takeFilledIn(field: Control): { value?: string; hadFocus: boolean } {
  if (noted.path !== location.pathname) noted.fields.clear()
  const old = noted.fields.get(keyOf(field))
  noted.fields.delete(keyOf(field))
  if (!old) return { hadFocus: false }
  const isAnew = old.field !== field
  const value = isAnew && old.field.value !== '' ? old.field.value : old.value
  return {
    ...(value !== '' && { value }),
    hadFocus: isAnew && !old.field.isConnected && old.field === focused,
  }
}
