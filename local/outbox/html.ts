// HTML from templates in which every value is escaped, unless it is HTML made here.

class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }

  toString(): string {
    return this.source
  }
}

type Value = string | number | Html | readonly Html[]

/** A piece of HTML. Values are escaped; other pieces, and lists of them, go in as they are. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    parts.reduce((done, part, index) => done + sourceOf(values[index - 1] ?? '') + part),
  )
}

function sourceOf(value: Value): string {
  if (value instanceof Html) return value.source
  if (typeof value === 'object') return value.map((piece) => piece.source).join('')
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
