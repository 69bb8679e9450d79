// Reads by a list of values, which one query of Firestore can only do for 30.

/** Firestore's limit for the values of an `in` condition. */
const maxInQuery = 30

/** Runs one `in` query for each list of values, and joins the answers. */
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
