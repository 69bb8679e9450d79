// Everything in a build that a browser of our target lacks, except for what is allowed below.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scriptGaps } from './script-gaps.ts'
import { styleGaps } from './style-gaps.ts'
import type { Gap } from './support.ts'

/** Features that may be missing, and why everything works all the same. */
const allowed: readonly [RegExp, string][] = [
  // Scripts.
  [/^(?:request|cancel)IdleCallback$/, 'when-idle.ts has a timer instead.'],
  [/^navigator\.share$/, 'LinkButtons.tsx offers a copy of the link instead.'],
  [/^navigator\.canShare$/, 'AddToCalendar.tsx then saves the file.'],
  [
    /^(?:Error\.captureStackTrace|navigator\.connection|window\.cookieStore|Temporal\.Instant)$/,
    'The packages ask first.',
  ],
  [/^startViewTransition$/, "React calls it only for view transitions, which we don't have."],
  [/^(?:toBase64|imageSizes)$/, "A package's own method: Firestore's and the map's."],
  // Styles.
  [/^(?:@media forced-colors|forced-color-adjust)/, 'These browsers have no forced colors.'],
  [
    /^(?:cursor: .*|resize|-webkit-tap-highlight-color|:-webkit-inner-spin-button)$/,
    'For a mouse, a finger or Chrome alone.',
  ],
  [
    /^(?:content-visibility|contain-intrinsic-block-size)$/,
    'All of a long list is laid out at once.',
  ],
  [
    /^(?:overscroll-behavior(?:-x)?|overflow-anchor|scrollbar-width)$/,
    'A row scrolls less calmly.',
  ],
  [
    /^(?:text-wrap|align-content: start|place-self: end|flex: min-content)$/,
    'Text stands elsewhere in its box.',
  ],
  [/^(?:@container|container-type)$/, 'A card on a phone has its picture above the text.'],
  [
    /^(?:break-after: avoid|:details-content)$/,
    'Prints closed questions, and breaks pages elsewhere.',
  ],
  [/^@page$/, "Prints with the browser's own margins."],
  [/^@media scripting$/, 'Without scripts, a placeholder of the form stays.'],
  [
    /^:has$/,
    'Firefox 115: lines and spaces look plainer; where more depends on it, there is @supports or an attribute.',
  ],
]

/** A line for each feature of a file, and for each allowance that nothing needs any more. */
export function checkBuild(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:assets\/.*\.(?:js|css)|app\.html)$/.test(file.replaceAll('\\', '/')),
  )
  const gaps = files.flatMap((file) =>
    gapsOfFile(file, readFileSync(join(dist, file), 'utf8')).map((gap) => ({ file, ...gap })),
  )
  const problems = gaps
    .filter(({ feature }) => !allowed.some(([pattern]) => pattern.test(feature)))
    .map(({ file, feature, browsers }) => `${file}: ${feature} is not in ${browsers.join(', ')}.`)
  const unused = allowed
    .filter(([pattern]) => !gaps.some(({ feature }) => pattern.test(feature)))
    .map(([pattern]) => `Nothing uses ${pattern.source} any more: remove it from what is allowed.`)
  return [...new Set([...problems, ...unused])]
}

function gapsOfFile(file: string, text: string): Gap[] {
  if (file.endsWith('.js')) return scriptGaps(text)
  if (file.endsWith('.css')) return styleGaps(text)
  return [...text.matchAll(/<style>(.*?)<\/style>/gs)].flatMap(([, css = '']) => styleGaps(css))
}
