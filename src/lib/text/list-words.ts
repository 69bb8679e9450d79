// Several things in one sentence, as this country says them.
const list = new Intl.ListFormat('en-US')

/** Parts in a row, as they are said: "tables, chairs, and tents". */
export function listWords(parts: Iterable<string>): string {
  return list.format(parts)
}
