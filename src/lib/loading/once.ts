// A page's first formatter of dates loads the browser's language data: 25 ms on a desktop, over 100
// on a phone. So formatters are made when something is formatted, not when scripts start.

/** A function that calls `make` the first time, and returns the same value each time. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
