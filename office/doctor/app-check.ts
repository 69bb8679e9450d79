// App Check, if the page uses it. The doctor has no browser, so it needs a debug token of the
// project.
import type { Config } from '~/settings/config'
import { isUnanswered, openDatabase, type Connection } from './database'
import { bad, look, ok, unanswered, type Finding } from './finding'

/** @returns a token for the database; '' without a debug token, or if Google refuses it */
export async function exchangeDebugToken(
  { firebase }: Config,
  debugToken: string,
): Promise<string> {
  if (debugToken === '') return ''
  const { projectId, appId, apiKey } = firebase
  try {
    const answer = await fetch(
      `https://firebaseappcheck.googleapis.com/v1/projects/${projectId}/apps/${appId}:exchangeDebugToken?key=${apiKey}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ debugToken }),
        signal: AbortSignal.timeout(20_000),
      },
    )
    const body = (await answer.json()) as { token?: unknown } | null
    return typeof body?.token === 'string' ? body.token : ''
  } catch {
    return ''
  }
}

export async function checkAppCheck(
  { firebase }: Config,
  connection: Connection,
  debugToken: string,
): Promise<Finding[]> {
  const { status } = await openDatabase({ ...connection, appCheckToken: '' }).list('inflatables', {
    limit: 1,
  })
  const isEnforced = status === 401 || status === 403
  const debug =
    debugToken !== '' && connection.appCheckToken === ''
      ? [
          bad(
            'The debug token of App Check is refused',
            'Add it in the Firebase console: App Check, Apps, Manage debug tokens.',
          ),
        ]
      : []
  // Without a key in the page, the check of the catalog is enough.
  if (firebase.appCheckKey === '') return debug
  if (isUnanswered(status)) return [...debug, ...unanswered(['App Check'])]
  return [
    ...debug,
    isEnforced
      ? ok('App Check is enforced: programs without a browser are refused')
      : look(
          'The page sends App Check tokens, but the database asks for none',
          'Enforce it once the console shows that nearly all requests are verified (docs/going-live.md).',
        ),
  ]
}
