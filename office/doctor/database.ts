// Calls Firestore over REST with a visitor's rights.
import type { Config } from '~/settings/config'
import { fromFields, toFields, type PlainFields } from '../../local/firestore/plain'
import type { Fields } from '../../local/firestore/values'
import { ask as askUrl, json, parsed } from './ask'

export type FoundDocument = { id: string; fields: Record<string, unknown> }
type Answer = { status: number; body: unknown }
export type TriedWrite = { [operation: string]: unknown; currentDocument: object }

/** No document was last written then, so this precondition never holds. */
const never = { updateTime: '1970-01-01T00:00:01Z' }

export type Connection = {
  projectId: string
  apiKey: string
  /** host:port of an emulator; '' for Google's. */
  host: string
  /** The site's URL, because the key may be restricted to it. */
  site: string
  /** A token for App Check if that is enforced, or ''. */
  appCheckToken: string
}

export type Database = ReturnType<typeof openDatabase>

export function openDatabase({ projectId, apiKey, host, site, appCheckToken }: Connection) {
  const root = `projects/${projectId}/databases/(default)/documents`
  const base = `${host === '' ? 'https://firestore.googleapis.com' : `http://${host}`}/v1/${root}`
  const headers = {
    ...json,
    'x-goog-api-key': apiKey,
    ...(site !== '' && { referer: `${site}/` }),
    ...(appCheckToken !== '' && { 'x-firebase-appcheck': appCheckToken }),
  }

  /** Status 0: nobody answered. */
  async function ask(operation: string, asked: object): Promise<Answer> {
    const init = { method: 'POST', headers, body: JSON.stringify(asked) }
    const { status, text } = await askUrl(`${base}:${operation}`, init)
    return { status, body: parsed(text) }
  }

  return {
    /** Documents of a collection, in the order of their ids. */
    async list(collectionId: string, some: object = {}) {
      const structuredQuery = { from: [{ collectionId }], ...some }
      const { status, body } = await ask('runQuery', { structuredQuery })
      const rows = (status === 200 ? body : []) as { document?: StoredDocument }[]
      const documents = rows.flatMap(({ document }) => (document ? [toStored(document)] : []))
      return { status, documents, message: messageIn(body) }
    },
    /** One document; null if it doesn't exist. */
    async get(path: string) {
      const { status, body } = await ask('batchGet', { documents: [`${root}/${path}`] })
      const rows = (status === 200 ? body : []) as { found?: StoredDocument }[]
      const found = rows[0]?.found
      return { status, document: found ? toStored(found) : null, message: messageIn(body) }
    },
    /**
     * Asks the rules about a commit without making it. The rules answer first; then the commit
     * fails as a whole, because it also says that a document was last written in 1970. 403: the
     * rules refuse it. 400: they let it through. 0: there was no clear answer.
     */
    async tryWrites(writes: readonly TriedWrite[]): Promise<{ status: 403 | 400 | 0 }> {
      // No commit may name a document twice.
      const [mode, source] = [`${root}/config/requestBooking`, `${root}/config/availability`]
      const verify = JSON.stringify(writes).includes(mode) ? source : mode
      const guard = { verify, currentDocument: never }
      // Somebody else's commit may block this one for a moment.
      for (let tries = 1; tries <= 4; tries++) {
        const { body } = await ask('commit', { writes: [...writes, guard] })
        const code = errorIn(body)?.status
        if (code === 'PERMISSION_DENIED' || isTooLong(body)) return { status: 403 }
        if (code === 'FAILED_PRECONDITION' || code === 'ALREADY_EXISTS' || code === 'NOT_FOUND')
          return { status: 400 }
        if (code !== 'ABORTED') break
      }
      return { status: 0 }
    },
    /** A new document as a write. */
    create: (path: string, data: PlainFields): TriedWrite => ({
      update: { name: `${root}/${path}`, fields: toFields(data) },
      currentDocument: { exists: false },
    }),
    /** A change of a stored document, which never happens, even without `tryWrites`. */
    change: (path: string, data: PlainFields): TriedWrite => ({
      update: { name: `${root}/${path}`, fields: toFields(data) },
      currentDocument: never,
    }),
    /** The deletion of a stored document, which never happens either. */
    delete: (path: string): TriedWrite => ({
      delete: `${root}/${path}`,
      currentDocument: never,
    }),
  }
}

/**
 * App Check lets in only browsers of the site, so the doctor and the deploy need a debug token.
 * Returns a token for the database; '' without a debug token, or if Google refuses it.
 */
export async function exchangeDebugToken(
  { firebase }: Config,
  debugToken: string,
): Promise<string> {
  if (debugToken === '') return ''
  const { projectId, appId, apiKey } = firebase
  const { text } = await askUrl(
    `https://firebaseappcheck.googleapis.com/v1/projects/${projectId}/apps/${appId}:exchangeDebugToken?key=${apiKey}`,
    { method: 'POST', headers: json, body: JSON.stringify({ debugToken }) },
  )
  const { token } = (parsed(text) ?? {}) as { token?: unknown }
  return typeof token === 'string' ? token : ''
}

/** The condition of a query on one field. */
export const where = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
})

function messageIn(body: unknown): string {
  const message = errorIn(body)?.message
  return typeof message === 'string' ? message.trim() : ''
}

/**
 * The emulator names each expression that refused a commit. Of a large commit that is more than the
 * 8 kB of its own gateway, which closes the stream instead.
 */
const isTooLong = (body: unknown) => /^RST_STREAM .*PROTOCOL_ERROR$/.test(messageIn(body))

function errorIn(body: unknown) {
  const first: unknown = Array.isArray(body) ? body[0] : body
  return (first as { error?: { message?: unknown; status?: unknown } } | null)?.error
}

type StoredDocument = { name: string; fields?: Fields }

function toStored({ name, fields }: StoredDocument): FoundDocument {
  return { id: name.split('/').at(-1) ?? '', fields: fromFields(fields) }
}
