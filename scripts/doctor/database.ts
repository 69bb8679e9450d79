// Firestore's REST form, as a visitor's browser speaks it: without any rights, and answered as the rules say.

export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { timestampValue: string }
  | { stringValue: string }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Record<string, Value> } }

export type Stored = { id: string; fields: Record<string, unknown> }
type Answer = { status: number; body: unknown }
export type Write = { [operation: string]: unknown; currentDocument?: object }

export type Connection = {
  projectId: string
  apiKey: string
  /** host:port of an emulator; '' for Google's. */
  host: string
  /** The site's address: a key can be restricted to it. */
  site: string
  /** A token for App Check, where that is enforced; or ''. */
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
    /** One document; null when it isn't there. */
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
    write(path: string, data: object, currentDocument?: object): Write {
      const update = { name: `${root}/${path}`, fields: toFields(data) }
      return { update, ...(currentDocument && { currentDocument }) }
    },
    delete(path: string, currentDocument: object): Write {
      return { delete: `${root}/${path}`, currentDocument }
    },
  }
}

/** Where an answer stands that is an error, its text. */
function saidIn(body: unknown): string {
  const first: unknown = Array.isArray(body) ? body[0] : body
  const error = (first as { error?: { message?: unknown } } | null)?.error
  return typeof error?.message === 'string' ? error.message.trim() : ''
}

type StoredDocument = { name: string; fields?: Record<string, Value> }

function toStored({ name, fields = {} }: StoredDocument): Stored {
  return { id: name.split('/').at(-1) ?? '', fields: fromFields(fields) }
}

const fromFields = (fields: Record<string, Value>) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fromValue(value)]))

function fromValue(value: Value): unknown {
  if ('integerValue' in value) return Number(value.integerValue)
  if ('timestampValue' in value) return new Date(value.timestampValue)
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromValue)
  if ('mapValue' in value) return fromFields(value.mapValue.fields ?? {})
  return Object.values(value)[0]
}

const toFields = (data: object): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [key, toValue(value)]),
  )

function toValue(plain: unknown): Value {
  if (typeof plain === 'boolean') return { booleanValue: plain }
  if (typeof plain === 'string') return { stringValue: plain }
  if (typeof plain === 'number')
    return Number.isSafeInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain }
  if (plain instanceof Date) return { timestampValue: plain.toISOString() }
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(toValue) } }
  return plain === null || typeof plain !== 'object'
    ? { nullValue: null }
    : { mapValue: { fields: toFields(plain) } }
}
