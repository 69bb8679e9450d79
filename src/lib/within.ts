/**
 * The outcome of something that may take too long, or what stands for it then. What comes later is dropped.
 * @param ms the longest wait, in milliseconds
 * @throws what the promise itself rejects with
 */
export async function within<Outcome, Late>(
  ms: number,
  outcome: Promise<Outcome>,
  late: Late,
): Promise<Outcome | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, ms, late)
  })
  return Promise.race([outcome, patience]).finally(() => clearTimeout(timer))
}
