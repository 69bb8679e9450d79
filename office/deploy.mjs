// npm run deploy -- [--yes] [--project ID]
// Builds the site, and deploys the database's rules and then, once these answer, the pages: they
// belong together. It
// stops before it deploys anything if the live site has pages that the new build lacks; --yes
// deploys all the same. It remembers the rates it deployed, so that a later build can say what
// has changed since, keeps the words of the contract that customers sign, and the maps of the last
// ten releases for npm run problems.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { load } from '../scripts/load.mjs'
import { root, runCommand } from '../scripts/setup.mjs'
import { run, settings } from './admin-project.mjs'
import { printable } from './printable.mjs'

await run(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, yes: { type: 'boolean', default: false } },
  })
  const built = settings.VITE_FIREBASE_PROJECT_ID
  const project = values.project ?? built
  if (!project || project !== built) {
    throw new Error(
      `VITE_FIREBASE_PROJECT_ID in .env is ${built || 'not set'}, so the pages would be built for a project other than ${project ?? 'yours'}.`,
    )
  }
  const firebase = (/** @type {string[]} */ ...command) =>
    step('firebase-tools', ...command, '--project', project)
  const { changesSinceDeploy, recordDeploy } =
    /** @type {typeof import('../scripts/build/deployed.ts')} */ (
      await load('scripts/build/deployed.ts')
    )
  const { ratesOf } = /** @type {typeof import('../scripts/build/rates.ts')} */ (
    await load('scripts/build/rates.ts')
  )
  const { keepContract } = /** @type {typeof import('../scripts/build/contract-versions.ts')} */ (
    await load('scripts/build/contract-versions.ts')
  )
  const { readConfig } = /** @type {typeof import('../src/settings/config.ts')} */ (
    await load('src/settings/config.ts')
  )
  const rates = ratesOf()

  // Needs a login that may deploy. Without one the build would be in vain.
  await firebase('hosting:sites:list').catch((error) => {
    throw new Error(
      `${error.message}\nNothing was built or deployed. To log in: npx firebase-tools login`,
    )
  })
  await step('vite', 'build')
  await checkPages(values.yes)
  console.log(describe(changesSinceDeploy(root, project, rates)))
  await firebase('deploy', '--only', 'firestore:rules').catch((error) => {
    throw new Error(
      `${error.message}\nNothing has changed for visitors: neither rules nor pages were deployed. If the lines above say 409, 429 or 503, Google's servers are busy, or somebody else deploys: repeat npm run deploy in a few minutes. If they name a line of firestore.rules, correct that line.`,
    )
  })
  console.log('The rules are deployed. Until the pages are too, nobody can book.')
  const { rulesHaveSpread } = /** @type {typeof import('./deploy/await-rules')} */ (
    await load('office/deploy/await-rules.ts')
  )
  console.log('Waiting until they answer everywhere, for up to a minute or so.')
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? ''
  const debugToken = process.env.APP_CHECK_DEBUG_TOKEN ?? ''
  if (!(await rulesHaveSpread(project, { host, debugToken })))
    console.log(
      "The rules don't answer with the new rates yet. The pages follow all the same; if the doctor still says so in five minutes, repeat npm run deploy.",
    )
  await firebase('deploy', '--only', 'hosting', '--config', 'dist/firebase.json').catch((error) => {
    throw new Error(
      `${error.message}\nThe rules are deployed, the pages are not: NOBODY CAN BOOK until you repeat npm run deploy and it ends without an error.`,
    )
  })
  recordDeploy(root, project, rates)
  const kept = keepContract(root, readConfig(settings))
  if (kept) console.log(`${kept} keeps the rules that customers sign now. Commit it.`)
  const { keepMaps } = /** @type {typeof import('./deploy/keep-maps')} */ (
    await load('office/deploy/keep-maps.ts')
  )
  keepMaps(root, `${root}dist-maps`)
})

/**
 * Compares the pages of the build with those of the live site. Throws an error that names what only
 * the live site has.
 * @param {boolean} isAccepted
 */
async function checkPages(isAccepted) {
  const site = (settings.VITE_SITE_URL ?? '').trim().replace(/\/+$/, '')
  if (site === '') {
    console.log('VITE_SITE_URL is not set, so the new pages are not compared with the live ones.')
    return
  }
  const { findLostPages } = /** @type {typeof import('../office/deploy/lost-pages.ts')} */ (
    await load('office/deploy/lost-pages.ts')
  )
  const problem = await findLostPages(site, readFileSync(`${root}dist/sitemap.xml`, 'utf8')).then(
    (lost) =>
      lost.length > 0 &&
      `${site} has pages that the new build lacks (${lost.length}):\n${lost.map((path) => `  ${path}`).join('\n')}`,
    (error) => `The pages of ${site} can't be compared with the new ones: ${reasonOf(error)}.`,
  )
  if (!problem) return
  if (!isAccepted)
    throw new Error(`${problem}\nNothing was deployed. To deploy all the same, add --yes.`)
  console.log(printable(problem))
}

/**
 * fetch says only that it failed; its cause says why.
 * @param {Error & { cause?: Error }} error
 */
function reasonOf(error) {
  return error.cause?.message ?? error.message
}

/** @param {string[] | null} changes */
function describe(changes) {
  if (changes === null)
    return "It isn't known which rates change: this is the first deploy from this folder."
  return changes.length === 0
    ? 'No number has changed since the last deploy.'
    : `Rates that change: ${changes.join('; ')}.`
}

/** @param {string[]} command */
async function step(...command) {
  const status = await runCommand('npx', command)
  if (status !== 0) throw new Error(`Stopped: npx ${command.join(' ')} ended with ${status}.`)
}
