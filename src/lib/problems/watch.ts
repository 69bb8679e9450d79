import type { Problem, ProblemKind } from '~/lib/domain/problem'
import { onProblem } from '~/lib/failures/note-problem'
import { browserOf } from './browser'
import { positionIn } from './position'
import { problemOf } from './problem-of'
import { sendKept, sendProblem } from './send'

/** So that a page that keeps throwing doesn't send without end. */
const mostOfAPage = 10

/** Notes each problem once. `pageOf` is the page's pattern at a URL, such as /booking/:id? */
export function watchProblems(pageOf: (pathname: string) => string): void {
  const release = document.querySelector<HTMLMetaElement>('meta[name=release]')?.content
  // `npm start` has none.
  if (release === undefined) return
  const thrown = new Set<unknown>()
  const noted = new Set<string>()

  function note(kind: ProblemKind, cause?: unknown) {
    // React wraps an error after which it renders again, and one error arrives in several ways.
    const origin = cause instanceof Error ? (cause.cause ?? cause) : null
    if (origin !== null && thrown.has(origin)) return
    thrown.add(origin)
    const counted = problemOf(kind, cause)
    const position = ['script', 'hydration'].includes(counted) ? positionOf(origin ?? cause) : null
    // Extensions throw in the page, too.
    if (counted === 'script' && position === null) return
    const problem: Problem = {
      kind: counted,
      page: pageOf(location.pathname),
      release: String(release),
      ...browserOf(navigator.userAgent),
      ...(position !== null && { position }),
    }
    // React throws an error again when it renders the page again.
    const once = position ?? JSON.stringify(problem)
    if (noted.has(once) || noted.size === mostOfAPage) return
    noted.add(once)
    void sendProblem(problem)
  }

  void sendKept()
  onProblem(note)
  addEventListener('error', ({ error, filename, lineno, colno }) =>
    note('script', error ?? { stack: `${filename}:${lineno}:${colno}` }),
  )
  addEventListener('unhandledrejection', ({ reason }) => note('script', reason))
  document.addEventListener('securitypolicyviolation', (violation) => {
    if (isOwn(violation)) note('policy')
  })
}

function positionOf(cause: unknown): string | null {
  const stack = (cause as { stack?: unknown } | null | undefined)?.stack
  return typeof stack === 'string' ? positionIn(stack, location.origin) : null
}

/** The page itself asked for what its policy blocks, not an extension with a scheme of its own. */
function isOwn({ blockedURI, sourceFile }: SecurityPolicyViolationEvent): boolean {
  return (
    /^(https?|wss?):/.test(blockedURI) && (!sourceFile || sourceFile.startsWith(location.origin))
  )
}
