type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * What the fields of the written page held until React drew it, by form and field. Each field takes
 * its own. React keeps the fields of a written page, but draws those anew that an extension has
 * wrapped.
 */
let noted = { path: '', values: new Map<string, string>() }

const keyOf = ({ form, name }: Field) => `${form?.getAttribute('name') ?? ''} ${name}`

/** Notes it. */
export function noteFilledIn(page: HTMLElement): void {
  const fields = [...page.querySelectorAll<Field>('input, select, textarea')]
  const filled = fields.filter(({ value }) => value !== '')
  noted = {
    path: location.pathname,
    values: new Map(filled.map((field) => [keyOf(field), field.value])),
  }
}

/** What was noted for this field, once; undefined if nothing was, or on another page by now. */
export function takeFilledIn(field: Field): string | undefined {
  if (noted.path !== location.pathname) noted.values.clear()
  const value = noted.values.get(keyOf(field))
  noted.values.delete(keyOf(field))
  return value
}
