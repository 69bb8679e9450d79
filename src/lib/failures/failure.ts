// Why something that the page asked for didn't arrive. `lib/db` and `lib/services` classify what
// goes wrong; each screen's text for it comes from `components/failures/failure-words`.
import { ChunkLoadError } from '~/lib/loading/lazy-import'

/**
 * Why the database or a service didn't do what it was asked.
 * - refused: it answered that it won't, because of the database's rules or App Check, for example
 * - down: it didn't answer: no connection, a hotel's sign-in page instead, or its server failed
 * - slow: no answer came in time; what was sent may have arrived
 * - nonsense: its answer can't be read
 */
export type CallFailure = 'refused' | 'down' | 'slow' | 'nonsense'

/** Also 'missing': one of the site's own scripts didn't load, so the page has to be reloaded. */
export type Failure = CallFailure | 'missing'

/** A function that asks the database throws it, unless its docstring says "Never throws". */
export class CallFailed extends Error {
  // Without `declare`, the build adds 0.2 kB of helpers to every page.
  declare readonly failure: CallFailure

  constructor(failure: CallFailure, cause: unknown) {
    super(String(cause), { cause })
    this.failure = failure
  }
}

/** Why something failed, by what it threw. An error of unknown kind counts as no answer. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ChunkLoadError) return 'missing'
  return error instanceof CallFailed ? error.failure : 'down'
}
