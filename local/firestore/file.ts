// Keeps the documents in one file that is whole at every moment: written beside, then moved into place.
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { StoredDocument } from './values'

/**
 * The documents in `file`; none when there is no such file.
 * @throws Error naming the file when it can't be read as documents
 */
export function readDocuments(file: string): StoredDocument[] {
  if (!existsSync(file)) return []
  try {
    const { documents } = JSON.parse(readFileSync(file, 'utf8')) as { documents: StoredDocument[] }
    return [...documents]
  } catch (cause) {
    throw new Error(`${file} isn't a database of the local stack. Remove it to start over.`, {
      cause,
    })
  }
}

/**
 * A function that brings the file up to date. It resolves when everything that `documents` gave at its call is on disk;
 * calls that come while a write is under way share the next one.
 */
export function createSaver(file: string, documents: () => Iterable<StoredDocument>) {
  let last: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null

  async function write() {
    // A write that failed told its own callers; the next one writes everything again.
    await last.catch(() => undefined)
    waiting = null
    await replaceFile(file, JSON.stringify({ documents: [...documents()] }))
  }

  return (): Promise<void> => {
    if (waiting === null) {
      const next = write()
      waiting = next
      last = next
    }
    return waiting
  }
}

async function replaceFile(file: string, text: string): Promise<void> {
  const beside = `${file}.new`
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(beside, 'w')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(beside, file)
}
