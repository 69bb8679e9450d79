// Lists in a sentence, in American English.
const list = new Intl.ListFormat('en-US')

/** "tables, chairs, and tents" */
export function listWords(parts: Iterable<string>): string {
  return list.format(parts)
}
