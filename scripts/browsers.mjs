// npm run browsers: whether the demonstration's built scripts and styles use anything that the
// oldest browsers of our target lack (scripts/build/browsers.ts). Names the feature, the file and
// the browsers. Build it first: npx vite build --mode demo.
import { load } from './load.mjs'

const { checkBuild } = /** @type {typeof import('./browsers/check-build.ts')} */ (
  await load('scripts/browsers/check-build.ts')
)
const problems = checkBuild('dist-local')
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log('Everything works in the oldest browsers that we support.')
