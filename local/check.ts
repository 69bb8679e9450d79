// Describes the shape of a body and names everything in which a value departs from it.

/** The problems of a value, each starting with its path; none when it is as it should be. */
export type Check = (value: unknown, path: string) => string[]

/** A value that passes `test`; `wanted` completes the sentence "… should be …". */
export function is(wanted: string, test: (value: unknown) => boolean): Check {
  return (value, path) => (test(value) ? [] : [`${path} should be ${wanted}`])
}

/** A text that is not blank and matches the pattern, if one is given. */
export function text(wanted = 'a text that is not empty', pattern = /\S/): Check {
  return is(wanted, (value) => typeof value === 'string' && pattern.test(value))
}

export function oneOf(...values: readonly unknown[]): Check {
  return is(values.map((value) => JSON.stringify(value)).join(' or '), (value) =>
    values.includes(value),
  )
}

/** A list of at least `least` members that each pass the check. */
export function listOf(check: Check, least = 0): Check {
  return (value, path) => {
    if (!Array.isArray(value)) return [`${path} should be a list`]
    if (value.length < least) return [`${path} should have at least ${least}`]
    return value.flatMap((member: unknown, index) => check(member, `${path}[${index}]`))
  }
}

/** An object with all of these fields and no others, except the optional ones. */
export function fields(wanted: Record<string, Check>, optional: Record<string, Check> = {}): Check {
  return (value, path) => {
    if (!isObject(value)) return [`${path} should be an object`]
    const unknown = Object.keys(value).filter((key) => !(key in wanted) && !(key in optional))
    const present = Object.entries(optional).filter(([key]) => value[key] !== undefined)
    return [
      ...unknown.map((key) => `${path}.${key} is not expected`),
      ...[...Object.entries(wanted), ...present].flatMap(([key, check]) =>
        check(value[key], `${path}.${key}`),
      ),
    ]
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
