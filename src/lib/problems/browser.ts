import type { BrowserName, Problem } from '~/lib/domain/problem'

/** The first that a user agent names counts: most of them name Chrome and Safari as well. */
const marks: readonly (readonly [BrowserName, RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d{1,3})/],
  ['Opera', /\bOPR\/(\d{1,3})/],
  ['Samsung', /\bSamsungBrowser\/(\d{1,3})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,3})/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d{1,3})/],
  ['Safari', /\bVersion\/(\d{1,3})[^]*\bSafari\//],
]

/** The family and major version of a browser, which tell little about its visitor. */
export function browserOf(userAgent: string): Pick<Problem, 'browser' | 'version'> {
  for (const [browser, mark] of marks) {
    const version = mark.exec(userAgent)?.[1]
    if (version !== undefined) return { browser, version: Number(version) }
  }
  return { browser: 'other', version: 0 }
}
