/** React takes over the header before the screen. */
export const wholePage = ['header', 'main button']

/**
 * Whether React has taken over what was written at build: what is pressed before is lost. Runs in
 * the page. React notes its properties on every element that it has taken over.
 * @param places selectors of the elements to look at; in place of one that isn't there, the header
 */
export function isTakenOver(places: readonly string[]): boolean {
  const header = document.querySelector('header')
  return places
    .map((place) => Object.keys(document.querySelector(place) ?? header ?? {}))
    .every((keys) => keys.some((key) => key.startsWith('__reactProps')))
}
