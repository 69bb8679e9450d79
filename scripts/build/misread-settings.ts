// Settings that .env gives otherwise than typed: a # begins a comment, a quote ends at the next
// one, and of two lines the last one counts.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A sentence for each setting that differs from its line in `folder`.
 * @param mode of Vite: the files are those that it reads
 * @param env what Vite read
 */
export function misreadSettings(
  folder: string,
  mode: string,
  env: Readonly<Record<string, unknown>>,
): string[] {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`].map((name) =>
    join(folder, name),
  )
  const read = files
    .filter((file) => existsSync(file))
    .map((file) =>
      readFileSync(file, 'utf8')
        .split(/\r?\n/)
        .flatMap((line) => readLine(line) ?? []),
    )
  // Of several lines with one name, the last one counts.
  const typed = new Map(read.flat())
  const twice = read.flatMap((lines) =>
    lines
      .filter(([name, value], index) =>
        lines.slice(0, index).some(([other, before]) => other === name && before !== value),
      )
      .map(([name]) => name),
  )
  return [
    ...[...new Set(twice)].map(
      (name) => `${name} stands twice in .env, and the last line counts. Delete the other one.`,
    ),
    ...[...typed]
      .filter(([, value]) => /^[\u2018-\u201f\u00ab\u2039]/.test(value))
      .map(([name]) => `${name} has the quotes of a text program around it. Use plain ones: "…".`),
    ...differing(typed, env),
  ]
}

function differing(
  typed: ReadonlyMap<string, string>,
  env: Readonly<Record<string, unknown>>,
): string[] {
  return [...typed]
    .filter(([name, value]) => process.env[name] === undefined && value !== env[name])
    .map(
      ([name]) =>
        `${name} is read as ${JSON.stringify(env[name] ?? '')}. Put the whole value in double quotes, without a double quote in it, and a comment on a line of its own.`,
    )
}

/** The name of a setting, and its value without the quotes around it. */
function readLine(line: string): [[string, string]] | null {
  const [, name, value = ''] = /^\s*(?:export\s+)?(VITE_\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
  if (name === undefined) return null
  const [, , quoted = value] = /^(["'`])((?:(?!\1).)*)\1\s*(?:#.*)?$/.exec(value) ?? []
  return [[name, quoted]]
}
