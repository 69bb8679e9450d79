/** A promise didn't settle in time. */
export class TookTooLong extends Error {}

/**
 * Waits for a promise for a limited time. A later result is dropped.
 * @param ms the longest wait, in milliseconds
 * @throws TookTooLong, or what the promise itself rejects with
 */
export async function within<Outcome>(ms: number, outcome: Promise<Outcome>): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong('It took too long.')), ms)
  })
  return Promise.race([outcome, late]).finally(() => clearTimeout(timer))
}
