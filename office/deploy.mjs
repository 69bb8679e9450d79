// npm run deploy -- [--yes] [--first] [--project ID]
// Says what changes, builds the site, and deploys the database's rules and then, once these answer,
// the pages: they belong together. Before that it takes over the contracts that the live site has, and
// stops if that can't be reached; --first is for a site that isn't online yet. It also stops if the
// live site has pages that the new build lacks; --yes deploys all the same. It remembers what it
// deployed, and keeps the maps of the last ten releases for npm run problems.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { load } from '../scripts/load.mjs'
import { root, runCommand } from '../scripts/setup.mjs'
import { run, settings } from './admin-project.mjs'
import { printable } from './printable.mjs'

const untouched = 'Nothing was deployed.'

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
  const firebase = (/** @type {string[]} */ ...command) =>
    step('firebase-tools', ...command, '--project', project)
  const { changesSinceDeploy, factsOf, recordDeploy } =
    /** @type {typeof import('../scripts/build/deployed.ts')} */ (
      await load('scripts/build/deployed.ts')
    )
  const { keepContract, takeContracts } =
    /** @type {typeof import('../scripts/build/contract-versions.ts')} */ (
      await load('scripts/build/contract-versions.ts')
    )
  const { readConfig } = /** @type {typeof import('../src/settings/config.ts')} */ (
    await load('src/settings/config.ts')
  )
  const { findLostPages, readContracts } =
    /** @type {typeof import('../office/deploy/live-site.ts')} */ (
      await load('office/deploy/live-site.ts')
    )
  const config = readConfig(settings)
  const facts = factsOf(config)
  const site = values.first ? '' : config.siteUrl

  if (config.siteUrl === '')
    console.log('VITE_SITE_URL is not set, so the live site is not compared with the new one.')
  const published = site === '' ? [] : await saying(untouched, readContracts(site))
  const words = takeContracts(root, published, config)
  console.log(printable(describe(changesSinceDeploy(root, project, facts), words)))
  // Needs a login that may deploy. Without one the build would be in vain.
  await saying(
    'Nothing was built or deployed. To log in: npx firebase-tools login',
    firebase('hosting:sites:list'),
  )
  await saying(untouched, step('vite', 'build'))
  if (site !== '') {
    const sitemap = readFileSync(`${root}dist/sitemap.xml`, 'utf8')
    const lost = await saying(untouched, findLostPages(site, sitemap))
    const named = [`${site} has pages that the new build lacks (${lost.length}):`, ...lost]
    if (lost.length > 0 && !values.yes)
      throw new Error(`${named.join('\n  ')}\n${untouched} To deploy all the same, add --yes.`)
    if (lost.length > 0) console.log(printable(named.join('\n  ')))
  }
  await saying(
    "Nothing has changed for visitors: neither rules nor pages were deployed. If the lines above say 409, 429 or 503, Google's servers are busy, or somebody else deploys: repeat npm run deploy in a few minutes. If they name a line of firestore.rules, correct that line.",
    firebase('deploy', '--only', 'firestore:rules'),
  )
  console.log('The rules are deployed. Until the pages are too, nobody can book.')
  const { rulesHaveSpread } = /** @type {typeof import('./deploy/await-rules')} */ (
    await load('office/deploy/await-rules.ts')
  )
  console.log('Waiting until they answer everywhere, for up to a minute or so.')
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? ''
  const debugToken = process.env.APP_CHECK_DEBUG_TOKEN ?? ''
  if (!(await rulesHaveSpread(project, { host, debugToken })))
    console.log(
      "The rules don't answer with the new rates yet. The pages are deployed anyway. If the doctor still finds other rates in five minutes, repeat npm run deploy.",
    )
  await saying(
    'The rules are deployed, the pages are not: NOBODY CAN BOOK until you repeat npm run deploy and it ends without an error.',
    firebase('deploy', '--only', 'hosting', '--config', 'dist/firebase.json'),
  )
  recordDeploy(root, project, facts)
  keepContract(root, config)
  const { keepMaps } = /** @type {typeof import('./deploy/keep-maps')} */ (
    await load('office/deploy/keep-maps.ts')
  )
  keepMaps(root, `${root}dist-maps`)
  console.log('Done: the rules and the pages are online.')
})

/**
 * @param {string[] | null} changes null if they aren't known
 * @param {string[] | null} words of the contract that change; null if they aren't known
 */
function describe(changes, words) {
  const facts = changes?.map((change) => `  ${change}`) ?? [
    "  This is the first deploy from this folder, so prices, hours and closed days can't be compared.",
  ]
  const contract =
    words === null
      ? ["The words of the contract can't be compared: the live site has no list of them yet."]
      : words.length === 0
        ? []
        : ['The contract, so customers sign a new version:', ...words.map((each) => `  ${each}`)]
  return facts.length + contract.length === 0
    ? 'No price, hours, closed day or word of the contract changes.'
    : ['This deploy changes:', ...facts, ...contract].join('\n')
}

/**
 * If the work fails, adds to its error in what state that leaves the site.
 * @template Done
 * @param {string} words
 * @param {Promise<Done>} work
 */
function saying(words, work) {
  return work.catch((error) => {
    throw new Error(`${error.message}\n${words}`, { cause: error })
  })
}

/** @param {string[]} command */
async function step(...command) {
  const status = await runCommand('npx', command)
  if (status !== 0) throw new Error(`Stopped: npx ${command.join(' ')} ended with ${status}.`)
}
