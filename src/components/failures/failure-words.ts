import type { CallFailure } from '~/lib/failures/failure'

/** What a failed call means, for every screen. What the visitor can do follows it. */
export const failureWords: Record<CallFailure, string> = {
  refused: "Our system refused the request, so it isn't your connection.",
  down: "We couldn't connect.",
  slow: "It's taking too long.",
  nonsense: "We got an answer we couldn't read.",
}
