type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * What the fields of the prerendered page held, by form and field. Each field takes its own. React keeps
 * the fields of a prerendered page, but renders those anew that an extension has wrapped: then the old
 * field still has what was filled in while React drew.
 */
let noted = { path: '', fields: new Map<string, { field: Field; value: string }>() }

const keyOf = ({ form, name }: Field) => `${form?.getAttribute('name') ?? ''} ${name}`

/** Notes it. */
export function noteFilledIn(page: HTMLElement): void {
  const fields = [...page.querySelectorAll<Field>('input, select, textarea')]
  // Of several under one name, the filled one counts.
  fields.sort((one, other) => one.value.length - other.value.length)
  noted = {
    path: location.pathname,
    fields: new Map(fields.map((field) => [keyOf(field), { field, value: field.value }])),
  }
}

/** What was noted for this field, once; undefined if nothing was, or on another page by now. */
export function takeFilledIn(field: Field): string | undefined {
  if (noted.path !== location.pathname) noted.fields.clear()
  const old = noted.fields.get(keyOf(field))
  noted.fields.delete(keyOf(field))
  const value = old && old.field !== field && old.field.value !== '' ? old.field.value : old?.value
  return value === '' ? undefined : value
}
