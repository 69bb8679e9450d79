// Compares what several files say of the same thing (shared-places.ts).
import { readFileSync } from 'node:fs'
import { shared, type Place, type Shared } from './shared-places'

/** The texts of all files that something is shared by. */
export function readTexts(): Record<string, string> {
  const files = new Set(shared.flatMap(({ places }) => places.map(({ file }) => file)))
  return Object.fromEntries([...files].map((file) => [file, readFileSync(file, 'utf8')]))
}

/** Every difference in one line, with each place's file, line and what it says. */
export function differences(
  texts: Readonly<Record<string, string>>,
  compared: readonly Shared[] = shared,
): string[] {
  return compared.flatMap(({ what, places }) => {
    const values = places.map((place) => say(place, texts[place.file] ?? ''))
    return new Set(values.map(({ value }) => value)).size === 1 && values[0]?.value !== nothing
      ? []
      : [`${what}: ${values.map(({ at, value }) => `${at} says ${value}`).join('; ')}`]
  })
}

/** The value of a place whose text has changed its form: shared-places.ts needs its new pattern. */
const nothing = 'nothing that test/shared-places.ts finds'

function say({ file, find, read = (text) => [text] }: Place, text: string) {
  const matches = [...text.matchAll(find)]
  const first = matches[0]
  const line = first
    ? text.slice(0, first.index + first[0].indexOf(first[1] ?? '')).split('\n').length
    : 0
  const values = new Set(matches.flatMap((match) => read(match[1] ?? '')))
  return {
    at: first ? `${file}:${line}` : file,
    value: values.size === 0 ? nothing : [...values].map(plain).toSorted().join(', '),
  }
}

const plain = (value: string) => (Number.isNaN(Number(value)) ? value : String(Number(value)))
