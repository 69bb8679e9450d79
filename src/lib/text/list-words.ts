// Lists in a sentence. The site's texts have no comma before "and", and British English is the
// format without one.
const list = new Intl.ListFormat('en-GB')

/** "tables, chairs and tents" */
export function listWords(parts: Iterable<string>): string {
  return list.format(parts)
}
