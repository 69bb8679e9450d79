// Calls Firestore over REST with a visitor's rights.
import { fromFields, toFields, type PlainFields } from '../../local/firestore/plain'
import type { Fields } from '../../local/firestore/values'

export type Stored = { id: string; fields: Record<string, unknown> }
type Answer = { status: number; body: unknown }
export type Write = { [operation: string]: unknown; currentDocument: object }

export type Connection = {
  projectId: string
  apiKey: string
  /** host:port of an emulator; '' for Google's. */
  host: string
  /** The site's address, because the key may be restricted to it. */
  site: string
  /** A token for App Check if that is enforced, or ''. */
  appCheckToken: string
}

export type Database = ReturnType<typeof openDatabase>

export function openDatabase({ projectId, apiKey, host, site, appCheckToken }: Connection) {
  const root = `projects/${projectId}/databases/(default)/documents`
  const base = `${host === '' ? 'https://firestore.googleapis.com' : `http://${host}`}/v1/${root}`
  const headers = {
    'content-type': 'application/json',
    'x-goog-api-key': apiKey,
    ...(site !== '' && { referer: `${site}/` }),
    ...(appCheckToken !== '' && { 'x-firebase-appcheck': appCheckToken }),
  }

  /** Status 0: nobody answered. */
  async function ask(operation: string, body: object): Promise<Answer> {
    try {
      const answer = await fetch(`${base}:${operation}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      })
      return { status: answer.status, body: await answer.json().catch(() => null) }
    } catch (error) {
      return { status: 0, body: String(error) }
    }
  }

  return {
    /** Documents of a collection, in the order of their ids. */
    async list(collectionId: string, some: object = {}) {
      const structuredQuery = { from: [{ collectionId }], ...some }
      const { status, body } = await ask('runQuery', { structuredQuery })
      const rows = (status === 200 ? body : []) as { document?: StoredDocument }[]
      const documents = rows.flatMap(({ document }) => (document ? [toStored(document)] : []))
      return { status, documents, said: saidIn(body) }
    },
    /** One document; null if it doesn't exist. */
    async get(path: string) {
      const { status, body } = await ask('batchGet', { documents: [`${root}/${path}`] })
      const rows = (status === 200 ? body : []) as { found?: StoredDocument }[]
      const found = rows[0]?.found
      return { status, document: found ? toStored(found) : null, said: saidIn(body) }
    },
    async commit(writes: readonly Write[]) {
      const { status, body } = await ask('commit', { writes })
      return { status, said: saidIn(body) }
    },
    /** A whole document as a write. */
    write: (path: string, data: PlainFields, currentDocument: object): Write => {
      const update = { name: `${root}/${path}`, fields: toFields(data) }
      return { update, currentDocument }
    },
    delete(path: string, currentDocument: object): Write {
      return { delete: `${root}/${path}`, currentDocument }
    },
  }
}

/** The text of an error answer. */
function saidIn(body: unknown): string {
  const first: unknown = Array.isArray(body) ? body[0] : body
  const error = (first as { error?: { message?: unknown } } | null)?.error
  return typeof error?.message === 'string' ? error.message.trim() : ''
}

type StoredDocument = { name: string; fields?: Fields }

function toStored({ name, fields }: StoredDocument): Stored {
  return { id: name.split('/').at(-1) ?? '', fields: fromFields(fields) }
}
