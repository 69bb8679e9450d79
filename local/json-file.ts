// Keeps a small value as JSON in a file that is complete at every moment.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * What `file` holds; `fallback` when there is no such file, or no file at all (null).
 * @throws Error naming the file when it isn't JSON
 */
export function readJsonFile<Value>(file: string | null, fallback: Value): Value {
  if (file === null || !existsSync(file)) return fallback
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value
  } catch (cause) {
    throw new Error(`${file} can't be read. "npm run reset" starts over.`, { cause })
  }
}

/**
 * Writes another file and renames it, so that a process that ends halfway leaves the older file
 * intact.
 */
export function writeJsonFile(file: string | null, value: unknown): void {
  if (file === null) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(value, null, 2))
  renameSync(`${file}.new`, file)
}
