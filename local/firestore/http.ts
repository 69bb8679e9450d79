// Answers the REST requests that the site sends with `firebase/firestore/lite`, from a store.
// Evaluates no security rules.
// https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { FirestoreFailure } from './failure'
import { runQuery, type StructuredQuery } from './query'
import type { Store } from './store'
import type { FirestoreDocument } from './values'
import { documentPath, type CommitWrite } from './writes'

type Operation = keyof typeof operations

/** Rehearses a database in trouble: an error to answer with, or null to go on as usual. */
type FailureHook = (operation: Operation, body: unknown) => FirestoreFailure | null

const callPath = /^\/v1\/(projects\/([^/]+)\/databases\/[^/]+\/documents):(\w+)$/

type Options = { projectId: string; failures?: FailureHook | undefined }

/**
 * Answers one call of Firestore's REST interface.
 * @param path of the URL, as in /v1/projects/demo/databases/(default)/documents:commit
 * @param body the request's text
 * @returns what to send as JSON
 * @throws Failure when Firestore would refuse the call
 */
export async function answerCall(
  store: Store,
  { projectId, failures }: Options,
  path: string,
  body: string,
): Promise<unknown> {
  const [, root = '', project, operation = ''] = callPath.exec(path) ?? []
  if (project !== projectId)
    throw new FirestoreFailure('NOT_FOUND', `Only the project ${projectId} is here, not ${path}`)
  if (!isOperation(operation))
    throw new FirestoreFailure('UNIMPLEMENTED', `The local stack has no ${operation}`)
  const parsed = parse(body)
  const failure = failures?.(operation, parsed)
  if (failure) throw failure
  return operations[operation](store, decodeURIComponent(root), parsed)
}

/** A handler for Vite's middlewares and for node:http alike. */
export function createFirestoreHandler(store: Store, options: Options) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    try {
      send(response, 200, await answerCall(store, options, pathname, await text(request)))
    } catch (error) {
      const failure =
        error instanceof FirestoreFailure ? error : new FirestoreFailure('INTERNAL', String(error))
      send(response, failure.httpStatus, failure)
    }
  }
}

const operations = {
  batchGet(store: Store, root: string, body: unknown) {
    const { documents } = body as { documents: string[] }
    const readTime = store.now()
    return documents.map((name) => {
      const document = store.get(documentPath(name))
      return document === null
        ? { missing: name, readTime }
        : { found: toAnswer(document, root), readTime }
    })
  },

  runQuery(store: Store, root: string, body: unknown) {
    const { structuredQuery } = body as { structuredQuery: StructuredQuery }
    const readTime = store.now()
    const documents = runQuery(store.list(), structuredQuery, root)
    // An empty answer still has its read time.
    if (documents.length === 0) return [{ readTime }]
    return documents.map((document) => ({ document: toAnswer(document, root), readTime }))
  },

  /** The SDK reads only the status of this answer. */
  async commit(store: Store, _root: string, body: unknown) {
    const { writes = [] } = body as { writes?: CommitWrite[] }
    return { commitTime: await store.commit(writes) }
  },
}

function toAnswer({ path, ...document }: FirestoreDocument, root: string) {
  return { name: `${root}/${path}`, ...document }
}

function isOperation(name: string): name is Operation {
  return Object.hasOwn(operations, name)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new FirestoreFailure('INVALID_ARGUMENT', 'The request is not JSON')
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
