/** "tables, chairs and tents", or with `or` "grass or concrete". No comma stands before the last. */
export function listWords(parts: Iterable<string>, word: 'and' | 'or' = 'and'): string {
  const all = [...parts]
  const last = all.pop() ?? ''
  return all.length === 0 ? last : `${all.join(', ')} ${word} ${last}`
}
