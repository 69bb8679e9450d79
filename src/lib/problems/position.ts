/**
 * Where one of the site's own scripts threw, as `assets/name.js:line:column`; null if none of them
 * is in the stack. Extensions throw in pages, too.
 * @param stack of an error, as any browser writes it, or the place in an error event
 */
export function positionIn(stack: string, origin: string): string | null {
  const places = stack.split(`${origin}/`).slice(1)
  const own = places.map(
    (place) => /^assets\/[A-Za-z._-]{1,40}-[\w-]{8}\.js:\d{1,5}:\d{1,7}/.exec(place)?.[0],
  )
  return own.find((place) => place !== undefined) ?? null
}
