// Lost if nobody notices: bookings that rules and pages of different deploys refuse, money that goes to another
// account than .env names, and whatever stands in a file that nobody should read.
import type { Item } from '~/lib/domain/item'
import type { Config } from '~/settings/config'
import { fingerprintOf } from '../../scripts/build/rates'
import { sixAtATime } from '../../scripts/six-at-a-time'
import { ask, type Answer } from './ask'
import type { DoctorOptions } from './doctor'
import { bad, deploy, inEnv, look, unchecked, type Finding } from './finding'
import { checkPages } from './pages-check'
import { checkFiles, openSite, pathsOf, readFileList } from './site-files'

type Options = Pick<DoctorOptions, 'hosting' | 'sources' | 'projectId'> & {
  config: Config
  items: readonly Item[]
}

export async function checkSite(
  site: string,
  home: Answer,
  { hosting, sources, config, projectId, items }: Options,
): Promise<Finding[]> {
  const list = await readFileList(site)
  if (list === 'unanswered') return unchecked("The live site's list of files didn't answer")
  if (!list) return bad('page', 'The live site is of an older build, or another site', deploy)
  const opened = await openSite(site, list, hosting)
  const built = list.settings
  const robots = opened.find(({ path }) => path === '/robots.txt')?.answer.text ?? ''
  const has = (name: string, is: string) => home.text.includes(`name="${name}" content="${is}"`)
  const { projectId: target } = built.firebase
  const secret = pathsOf(opened.filter(({ answer }) => secretIn(answer.text)))
  return [
    ...(home.text.includes('id="page-data"')
      ? []
      : bad('page', 'The home page has no catalog in it', 'Deploy once the catalog can be read.')),
    ...(keepsOut.test(robots)
      ? bad('booking', 'robots.txt keeps the site out of search engines', allow)
      : []),
    ...(target === projectId ? [] : bad('booking', `The site takes bookings for ${target}`, inEnv)),
    ...(has('numbers', fingerprintOf())
      ? []
      : bad('money', "The pages charge by other rates, towns or codes than this folder's", deploy)),
    ...(has('sources', sources)
      ? []
      : look('page', "The live site was built from other files than this folder's", deploy)),
    ...look('money', 'Changed in .env, but not on the live site', deploy, changed(built, config)),
    ...checkFiles(opened, list, hosting),
    ...checkPages(opened, items),
    ...bad('money', 'Every visitor can read a secret key', `Revoke it now. ${deploy}`, secret),
    ...(await checkPrivate(site)),
  ]
}

/** A rule for all robots or for those of a large search engine, up to the next robot's. */
const keepsOut =
  /^user-agent:\s*(?:\*|googlebot|bingbot)\s*$(?:(?!^user-agent:)[^])*?^disallow:\s*\/\s*(?:#.*)?$/im
const allow = `Take the line "Disallow: /" out of public/robots.txt; then ${deploy}`

/** Whether a text has a key of Stripe or of another service, or a private key. */
export const secretIn = (text: string): boolean =>
  /\b(?:sk|rk)_(?:live|test)_\w|\bwhsec_\w{8}|\bSG\.[\w-]{16}|-----BEGIN [A-Z ]*PRIVATE KEY/.test(
    text,
  )

/** "company.phone", for each setting that differs. The project has a finding of its own. */
function changed(built: object, now: object, above = ''): string[] {
  return Object.entries(now).flatMap(([name, value]: [string, unknown]) => {
    const before = (built as Record<string, unknown>)[name]
    if (name === 'projectId' || JSON.stringify(before) === JSON.stringify(value)) return []
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isGroup ? changed(before ?? {}, value, `${above}${name}.`) : [`${above}${name}`]
  })
}

/** Files of this folder that a deploy of another folder than the build's would publish. */
async function checkPrivate(site: string): Promise<Finding[]> {
  const names =
    '.env,.env.local,.env.production,.git/config,package.json,firestore.rules,service-account.json'
  const open = await sixAtATime(names.split(','), async (name) => {
    const { status, headers } = await ask(`${site}/${name}`)
    const isPage = headers.get('content-type')?.includes('text/html') === true
    return status === 200 && !isPage ? [`/${name}`] : []
  })
  const remedy = `${deploy} It publishes dist alone. Revoke each key that was in them.`
  return bad('privacy', 'Everybody can read files of this folder', remedy, open.flat())
}
