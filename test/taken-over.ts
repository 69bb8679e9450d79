/** What a visitor presses or types into. */
export const everyControl = 'header, button, input, select, textarea'

/**
 * Whether React has taken over all of these elements that were written at build. It does so in
 * steps, and a test that is quicker could press what isn't complete. Runs in the page. React notes
 * its properties on every element that it has taken over. The card provider's fields are never React's.
 */
export function isTakenOver(elements: string): boolean {
  const written = [...document.querySelectorAll(`#root :is(${elements}):not(.StripeElement *)`)]
  return (
    written.length > 0 &&
    written.every((each) => Object.keys(each).some((key) => key.startsWith('__reactProps')))
  )
}
