/** A promise didn't settle in time. */
export class TimeoutError extends Error {}

/**
 * Waits for a promise for `ms` milliseconds at most. A later result is dropped.
 * @throws TimeoutError, or what the promise itself rejects with
 */
export async function withTimeout<Outcome>(
  ms: number,
  outcome: Promise<Outcome>,
): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError('It took too long.')), ms)
  })
  return Promise.race([outcome, late]).finally(() => clearTimeout(timer))
}
