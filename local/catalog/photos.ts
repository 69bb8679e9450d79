// Photos in place of the demonstration's drawings, to see the site with one's own, or to measure
// it.
import { readdirSync } from 'node:fs'
import type { PlainFields } from '../firestore/plain'

/**
 * The documents by path; an item has the photos `<id>.jpg`, `<id>-2.jpg` and so on, if the folder
 * has them.
 */
export function withOwnPhotos(
  documents: Record<string, PlainFields>,
  folder: string | undefined,
): Record<string, PlainFields> {
  if (folder === undefined) return documents
  const files = readdirSync(folder).sort()
  return Object.fromEntries(
    Object.entries(documents).map(([path, fields]) => {
      const [collection = '', id = ''] = path.split('/')
      if (!['inflatables', 'extras'].includes(collection)) return [path, fields]
      const own = files.filter((file) => file.replace(/(?:-\d)?\.jpg$/, '') === id)
      if (!own.includes(`${id}.jpg`)) return [path, fields]
      const more = own.filter((file) => file !== `${id}.jpg`).map(urlOf)
      return [path, { ...fields, image: urlOf(`${id}.jpg`), ...(more[0] && { images: more }) }]
    }),
  )
}

const urlOf = (file: string) => `/pictures/${file}`
