// A failure that a visitor met, without anything personal. firestore.rules repeats the lists.

/**
 * What failed.
 * - script: one of the site's own scripts threw
 * - hydration: the page couldn't be rendered over the one that the build wrote
 * - missing: a script or styles of the site didn't load
 * - database: it didn't answer, answered too late, or sent nonsense
 * - refused: the database refused, because of its rules or App Check
 * - mail: a mail wasn't sent
 * - distance: the distance service gave no answer that can be used
 * - payment: a charge has no answer, so it may have been made
 * - card: the card provider's script or form didn't load
 * - maps: Google Maps, which suggests addresses, didn't load
 * - outcome: nobody knows whether an order was stored
 * - policy: the site's own Content-Security-Policy blocked what the site asked for
 */
export const problemKinds = [
  'script',
  'hydration',
  'missing',
  'database',
  'refused',
  'mail',
  'distance',
  'payment',
  'card',
  'maps',
  'outcome',
  'policy',
] as const
export type ProblemKind = (typeof problemKinds)[number]

export const browserNames = [
  'Chrome',
  'Edge',
  'Firefox',
  'Opera',
  'Safari',
  'Samsung',
  'other',
] as const
export type BrowserName = (typeof browserNames)[number]

export type Problem = {
  kind: ProblemKind
  /** The page's pattern in `src/urls/pages.ts`, such as /booking/:id?: never a URL with a key. */
  page: string
  /** A hash of the build (scripts/build/release.ts): eight hexadecimal digits. */
  release: string
  browser: BrowserName
  /** The browser's major version; 0 if it isn't known. */
  version: number
  /** Where one of the site's own scripts threw: `assets/name.js:line:column`. */
  position?: string
}
