// npm run deploy -- [--project ID]
// Builds the site, and deploys the database's rules and then the pages: they belong together. It remembers the numbers of the rules,
// so that a later build can say what has changed since.
import { parseArgs } from 'node:util'
import { run, settings } from './admin-project.mjs'
import { load } from './load.mjs'
import { root, run as runCommand } from './setup.mjs'

await run(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } })
  const built = settings.VITE_FIREBASE_PROJECT_ID
  const project = values.project ?? built
  if (!project || project !== built) {
    throw new Error(
      `VITE_FIREBASE_PROJECT_ID in .env is ${built || 'not set'}, so the pages would be built for a project other than ${project ?? 'yours'}.`,
    )
  }
  await step('vite', 'build')
  await step('firebase-tools', 'deploy', '--only', 'firestore:rules', '--project', project)
  const { recordDeploy } = await load('scripts/build/deployed.ts')
  recordDeploy(root, project)
  const hosting = ['--only', 'hosting', '--config', 'dist/firebase.json']
  await step('firebase-tools', 'deploy', ...hosting, '--project', project)
})

async function step(...command) {
  const status = await runCommand('npx', command)
  if (status !== 0) throw new Error(`Stopped: npx ${command.join(' ')} ended with ${status}.`)
}
