export class TimeoutError extends Error {}

/** Drops a result that comes after `ms` milliseconds, and throws TimeoutError instead. */
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
