type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * By the fields' names, what they held on the written page until React drew it. Each field takes
 * its own.
 */
export const filledIn = new Map<string, string>()

/**
 * Notes it. React keeps the fields of a written page, but draws those anew that an extension has
 * wrapped.
 */
export function noteFilledIn(page: HTMLElement): void {
  for (const { name, value } of page.querySelectorAll<Field>('input, select, textarea'))
    if (value) filledIn.set(name, value)
}
