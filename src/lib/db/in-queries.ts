// Reads by a list of values, which one query of Firestore can only do for 30.

/** Firestore's limit for the values of an `in` condition. */
const maxInQuery = 30

/** Joins what `read` finds for the values, of which it gets at most 30 at once. */
export async function readIn<Answer>(
  values: readonly string[],
  read: (some: string[]) => Promise<Answer[]>,
): Promise<Answer[]> {
  const starts = values.map((_, index) => index).filter((index) => index % maxInQuery === 0)
  const lists = await Promise.all(
    starts.map((start) => read(values.slice(start, start + maxInQuery))),
  )
  return lists.flat()
}
