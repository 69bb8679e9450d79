/** The id of the field called `name`, to which problem lists link. */
export function fieldId(name: string): string {
  return `field-${name}`
}

type Wiring = { id: string; error?: string | undefined; hint?: unknown }

/** The attributes that connect a control with its error and hint, in the order in which they are below it. */
export function wire({ id, error, hint }: Wiring) {
  const parts = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean)
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
  }
}
