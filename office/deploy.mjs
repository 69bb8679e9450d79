// npm run deploy -- [--yes] [--first] [--project ID]
// Says what changes, builds the site, and deploys the database's rules and the pages
// (office/deploy/deploy.ts). --first is for a site that isn't online yet; with --yes, pages that the
// new build lacks may go.
import { parseArgs } from 'node:util'
import { load } from '../scripts/load.mjs'
import { root } from '../scripts/setup.mjs'
import { run, settings } from './admin-project.mjs'

await run(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      first: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  })
  const built = settings.VITE_FIREBASE_PROJECT_ID
  const project = values.project ?? built
  if (!project || project !== built) {
    throw new Error(
      `VITE_FIREBASE_PROJECT_ID in .env is ${built || 'not set'}, so the pages would be built for a project other than ${project ?? 'yours'}.`,
    )
  }
  const { deploy } = /** @type {typeof import('./deploy/deploy.ts')} */ (
    await load('office/deploy/deploy.ts')
  )
  await deploy(root, { project, isFirst: values.first, mayRemovePages: values.yes })
})
