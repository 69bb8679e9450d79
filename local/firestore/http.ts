// Answers Firestore's REST requests from a store, so that the real SDK can work against it. Evaluates no security rules.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Failure } from './failure'
import type { FailureStatus } from './failure'
import { operations } from './operations'
import type { Operation } from './operations'
import type { Store } from './store'

/** Rehearses a database in trouble: an error to answer with, or null to go on as usual. */
export type FailureHook = (
  operation: Operation,
  body: unknown,
) => { status: FailureStatus; message: string } | null

const address = /^\/v1\/(projects\/([^/]+)\/databases\/[^/]+\/documents):(\w+)$/

type Options = { projectId: string; failures?: FailureHook | undefined }

/**
 * Answers one call of Firestore's REST interface.
 * @param path of the address, as in /v1/projects/demo/databases/(default)/documents:commit
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
  const [, root = '', project, operation = ''] = address.exec(path) ?? []
  if (project !== projectId)
    throw new Failure('NOT_FOUND', `Only the project ${projectId} is here, not ${path}`)
  if (!isOperation(operation))
    throw new Failure('UNIMPLEMENTED', `The local stack has no ${operation}`)
  const parsed = parse(body)
  const failure = failures?.(operation, parsed) ?? null
  if (failure !== null) throw new Failure(failure.status, failure.message)
  return operations[operation](store, decodeURIComponent(root), parsed)
}

/** A handler for Vite's middlewares and for node:http alike. */
export function createFirestoreHandler(store: Store, options: Options) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    try {
      send(response, 200, await answerCall(store, options, pathname, await text(request)))
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('INTERNAL', String(error))
      send(response, failure.httpStatus, failure)
    }
  }
}

function isOperation(name: string): name is Operation {
  return Object.hasOwn(operations, name)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Failure('INVALID_ARGUMENT', 'The request is not JSON')
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
