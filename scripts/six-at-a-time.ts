/** Does a job for each item, six at a time, and returns the results in order. */
export async function sixAtATime<Item, Result>(
  items: readonly Item[],
  job: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await job(item)
  }
  await Promise.all(Array.from({ length: 6 }, work))
  return results
}
