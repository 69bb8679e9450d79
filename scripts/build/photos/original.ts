// Where a picture of the catalog comes from: a file of public/, or a server.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** What a server said of a picture that it has sent. */
export type Version = { etag: string; modified: string }

export type Original = { bytes: Buffer; version: Version }

type Places = {
  /** The folder whose files the site serves as they are. */
  publicDir: string
  /** Who answers for other URLs within the site; '' for nobody. */
  origin: string
}

/** Null if it is still the version that was seen before. Throws why it can't be read. */
export async function readOriginal(
  picture: string,
  seen: Version | undefined,
  { publicDir, origin }: Places,
): Promise<Original | null> {
  const url = new URL(picture, origin || 'https://this.invalid')
  if (!/^(?:https?:)?\/\//i.test(picture)) {
    const file = join(publicDir, decodeURIComponent(url.pathname))
    if (file.startsWith(publicDir + sep) && existsSync(file))
      return { bytes: await readFile(file), version: { etag: '', modified: '' } }
    if (origin === '') throw new Error('there is no such file in public/')
  }
  const answer = await fetch(url, {
    headers: {
      ...(seen?.etag && { 'if-none-match': seen.etag }),
      ...(seen?.modified && { 'if-modified-since': seen.modified }),
    },
    signal: AbortSignal.timeout(20_000),
  })
  if (answer.status === 304) return null
  if (!answer.ok) throw new Error(`its server answers ${answer.status}`)
  const { headers } = answer
  return {
    bytes: Buffer.from(await answer.arrayBuffer()),
    version: {
      etag: headers.get('etag') ?? '',
      modified: headers.get('last-modified') ?? '',
    },
  }
}
