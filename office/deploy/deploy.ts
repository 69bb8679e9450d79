// Rules and pages belong together, so they are deployed one right after the other. Before that, a
// deploy says what changes, and keeps the contracts that customers signed on the live site.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readConfig, type Config } from '~/settings/config'
import { settingsError } from '~/settings/required-settings'
import { contractsOf, keepContracts, type Contract } from '../../scripts/build/contract-versions'
import { publishedRates, type Rates } from '../../scripts/build/rates'
import { runCommand, whenEnded } from '../../scripts/setup.mjs'
import { printable } from '../printable.mjs'
import { rulesHaveSpread } from './await-rules'
import { changesFor } from './changes'
import { keepMaps } from './keep-maps'
import { findLostPages, readPublished } from './live-site'

/**
 * @param root the project's folder
 * @param settings those of .env
 * @param isFirst the site isn't online yet
 * @param saysYes goes on without asking
 * @throws Error; the last line of the command says in what state the live site is
 */
export async function deploy(
  root: string,
  settings: Record<string, string>,
  { isFirst, saysYes }: { isFirst: boolean; saysYes: boolean },
) {
  const config = readConfig(settings)
  const { projectId } = config.firebase
  const firebase = (...command: string[]) =>
    step('firebase-tools', ...command, '--project', projectId)
  const untouched = 'Nothing was deployed.'
  // The last words of an end, of an error and of Ctrl+C.
  let state = untouched
  process.once('exit', () => console.error(state))
  whenEnded(() => process.exit(1))

  const problem = settingsError(settings)
  if (problem !== null) throw new Error(problem)
  if (!isFirst) await keepAndCompare(root, config, saysYes)
  // Needs a login that may deploy. Without one the build would be in vain.
  await firebase('hosting:sites:list').catch((error: Error) => {
    state = 'Nothing was built or deployed. To log in: npx firebase-tools login'
    throw error
  })
  console.log('Building the pages. Each new photo takes some seconds.')
  await step('vite', 'build', '--logLevel', 'warn')
  if (!isFirst) await compareSitemaps(root, config.siteUrl, saysYes)
  state =
    'The new rules may be online already, the new pages are not: NOBODY CAN BOOK until you repeat npm run deploy and it ends with "Done".'
  await firebase('deploy', '--only', 'firestore:rules').catch((error: Error) => {
    state =
      "Nothing has changed for visitors: neither rules nor pages were deployed. If the lines above say 409, 429 or 503, Google's servers are busy, or somebody else deploys: repeat npm run deploy in a few minutes. If they name a line of firestore.rules, correct that line."
    throw error
  })
  console.log(
    'The rules are deployed. Until the pages are too, nobody can book. Waiting until the rules answer everywhere, for up to a minute or so.',
  )
  if (!(await rulesHaveSpread(config, contractsOf(root, config)[0].version)))
    console.log(
      "The rules don't answer with the new rates yet. The pages are deployed anyway. If the doctor still finds other rates in five minutes, repeat npm run deploy.",
    )
  await firebase('deploy', '--only', 'hosting', '--config', 'dist/firebase.json')
  state = 'Done: the rules and the pages are online.'
  keepContracts(root, contractsOf(root, config))
  keepMaps(root, join(root, 'dist-maps'))
}

/** Keeps the live site's contracts, and says what changes for customers. */
async function keepAndCompare(root: string, config: Config, saysYes: boolean) {
  const rates = await readPublished<Rates>(config.siteUrl, '/rates.json')
  const contracts = await readPublished<Contract[]>(config.siteUrl, '/contracts.json')
  if (contracts) keepContracts(root, contracts)
  const [{ words }] = contractsOf(root, config)
  const live = { rates, words: contracts?.[0]?.words ?? null }
  const next = { rates: publishedRates(config.company.hours), words }
  const changes = changesFor(live, next)
  if (changes.length === 0)
    return console.log('No price, hours, closed day or word of the contract changes.')
  console.log(printable(['Compared with the live site:', ...changes].join('\n  ')))
  await ask('Put these changes online?', saysYes)
}

async function ask(question: string, saysYes: boolean) {
  if (saysYes) return
  if (!process.stdin.isTTY)
    throw new Error('This window takes no answers. To say yes to all: npm run deploy -- --yes')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} Type y or n: `)
  terminal.close()
  if (!/^\s*y(es)?\s*$/i.test(answer)) throw new Error("Stopped, because you didn't type y.")
}

/** Names the pages of the live site that the new build lacks. */
async function compareSitemaps(root: string, site: string, saysYes: boolean) {
  const lost = await findLostPages(site, readFileSync(join(root, 'dist/sitemap.xml'), 'utf8'))
  if (lost.length === 0) return
  const title = `The live site has pages that the new build lacks (${lost.length}):`
  console.log(printable([title, ...lost].join('\n  ')))
  await ask('Let them go offline?', saysYes)
}

async function step(...command: string[]) {
  const status = await runCommand('npx', command)
  if (status !== 0) throw new Error(`Stopped: npx ${command.join(' ')} ended with ${status}.`)
}
