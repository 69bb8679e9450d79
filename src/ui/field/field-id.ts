// How a control, its hint and its error find each other.

/** The id of the field called `name`: what a message list links to. */
export function fieldId(name: string): string {
  return `field-${name}`
}

type Wiring = { id: string; error?: string | undefined; hint?: unknown }

/** The attributes that tie a control to its error and hint, read out in the order in which they stand below it. */
export function wire({ id, error, hint }: Wiring) {
  const parts = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean)
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
  }
}
