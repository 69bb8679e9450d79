// Names everything in which the body of a request departs from its shape.
import * as v from 'valibot'

/** A text that matches the pattern; without one, a text that is not blank. */
export const text = (pattern = /\S/) => v.pipe(v.string(), v.regex(pattern))

/** The problems of a body, each with its path; none when it has the shape. */
export function problemsOf(shape: v.GenericSchema, body: unknown): string[] {
  const { issues = [] } = v.safeParse(shape, body)
  return issues.map((issue) => `body.${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}
