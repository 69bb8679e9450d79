// A name as somebody at the desk types it: of a customer or of an item.
import { section } from '../sync/report'

/**
 * `named` have all typed words in their names. `similar` have words that begin so: Anna Smithson for
 * "Ann Smith", so only the office can tell whether she is meant.
 */
export function namedBy<Named>(
  typed: string,
  all: readonly Named[],
  nameOf: (each: Named) => string,
): { named: Named[]; similar: Named[] } {
  const typedWords = wordsOf(typed)
  if (typedWords.length === 0) return { named: [], similar: [] }
  const matching = (isMeant: (word: string, typedWord: string) => boolean) =>
    all.filter((each) => {
      const words = wordsOf(nameOf(each))
      return typedWords.every((typedWord) => words.some((word) => isMeant(word, typedWord)))
    })
  return {
    named: matching((word, typedWord) => word === typedWord),
    similar: matching((word, typedWord) => word.startsWith(typedWord)),
  }
}

/** In small letters without accents. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)

/**
 * The only one of those that are named so; undefined if there is none.
 * @throws if there are several, and names them by `describe`, which says their ids
 */
export function oneOf<Named>(
  named: readonly Named[],
  areSo: string,
  describe: (each: Named) => string,
): Named | undefined {
  if (named.length > 1)
    throw new Error(
      section(`${named.length} ${areSo}. Name one of them by its id:`, named.map(describe)).join(
        '\n',
      ),
    )
  return named[0]
}
