// Files of the demonstration that production never sees: the catalog's pictures and the scripts of
// the stand-ins.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { respond, type Handler } from './http'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
}

/** Serves one file, or several as one, and reads them again each time. */
export function fileHandler(...files: readonly [string, ...string[]]): Handler {
  return async (_request, response) => {
    try {
      const type = types[extname(files[0])] ?? 'application/octet-stream'
      const parts = await Promise.all(files.map((file) => readFile(file)))
      respond(response, 200, type, Buffer.concat(parts))
    } catch {
      respond(response, 404, 'text/plain; charset=utf-8', 'Not found')
    }
  }
}

/**
 * Serves the files directly in the folders under `/pictures/`; a name with anything but plain
 * characters isn't found.
 */
export function pictureHandler(...folders: readonly string[]): Handler {
  return (request, response, url) => {
    const name = /^\/pictures\/([\w-]+\.[a-z]+)$/.exec(url.pathname)?.[1] ?? ''
    const files = folders.map((folder) => join(folder, name))
    return fileHandler(files.find((file) => existsSync(file)) ?? '')(request, response, url)
  }
}
