// A project on the emulator with two bookings, its site and its services, all as they should be.
import { toInflatable } from '~/lib/db/items'
import { ask } from '../../office/doctor/ask'
import { checkBookings } from '../../office/doctor/bookings-check'
import { checkCatalog } from '../../office/doctor/catalog-check'
import { openDatabase } from '../../office/doctor/database'
import { diagnose, diagnoseOutside, diagnoseProject } from '../../office/doctor/doctor'
import { checkTakenDays } from '../../office/doctor/taken-days-check'
import {
  balancesOf,
  booking,
  catalog,
  dayAhead,
  line,
  randomId,
  type Unit,
} from '../rules/builders'
import { bookingWrites, commit, holdWrites } from '../rules/commits'
import { openProject, testRules } from '../rules/project'
import { openDatabase as openOffice } from '../sync/database'
import { openOutside } from './outside'

export type World = Awaited<ReturnType<typeof openWorld>>

/**
 * @param deployed the rules in force; the doctor compares their text only where it has a service
 * account's key
 */
export async function openWorld(host: string | null, deployed = testRules, hasKey = false) {
  const project = await openProject({ rules: deployed })
  const slide: Unit = { kind: 'inflatables', id: 'slide', day: dayAhead(2), unit: 1 }
  const ofSlide = booking({
    inflatables: [line('slide', [slide.day])],
    balances: balancesOf(149.99),
  })
  const abandoned: Unit = { kind: 'extras', id: 'tent', day: dayAhead(2), unit: 0 }
  for (const writes of [
    catalog,
    bookingWrites(),
    bookingWrites({ document: ofSlide, units: [slide] }),
    holdWrites(randomId(), [abandoned], -30),
  ])
    await commit(project.admin, writes)
  const outside = await openOutside(project.projectId)
  const { projectId } = project
  const connection = { projectId, apiKey: 'key', host: host ?? '', site: '', appCheckToken: '' }
  const database = openDatabase(connection)
  /** Builds and deploys with the settings and the catalog as they are. */
  async function deploy() {
    outside.deploy((await checkCatalog(database, outside.config())).items)
  }
  await deploy()
  const adminDb = hasKey ? openOffice(host, projectId).db : null

  const given = () => ({
    ...outside.given,
    host: host ?? '',
    env: outside.env,
    projectId,
    adminDb,
    debugToken: '',
    rules: testRules,
    deployedRules: hasKey ? async () => deployed : null,
  })
  const examine = () => diagnose(given())
  /** Without settings, pictures, services and site. */
  const examineProject = async () => (await diagnoseProject(given(), new Date())).findings
  /** Only the documents: with the key those that a visitor may not read. */
  async function examineDocuments() {
    if (adminDb)
      return checkBookings(adminDb, {
        config: outside.config(),
        site: outside.site,
        now: new Date(),
      })
    const { items, findings } = await checkCatalog(database, outside.config())
    // As in `diagnoseProject`.
    if (items.length === 0) return findings
    return [...findings, ...(await checkTakenDays(database, new Date(), items)).findings]
  }

  /** Every document by path, with the time of its last write. */
  async function everything() {
    const root = `projects/${projectId}/databases/(default)/documents`
    const answer = await fetch(`http://${host}/v1/${root}:runQuery`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
    })
    const rows = (await answer.json()) as { document: { name: string } }[]
    return Object.fromEntries(
      rows.map(({ document }) => [document.name.slice(`${root}/`.length), document]),
    )
  }

  const ways = { examine, examineProject, examineDocuments }
  return { ...outside, ...ways, deploy, project, everything }
}

export type Outside = Awaited<ReturnType<typeof openOutsideWorld>>

/** The settings, the services and the site without a database. */
export async function openOutsideWorld() {
  const projectId = 'demo-outside'
  const outside = await openOutside(projectId)
  const items = [toInflatable('castle', { name: 'Castle', price: 200, count: 1 })].filter(
    (item) => item !== null,
  )
  const deploy = (of = items) => outside.deploy(of)
  deploy()
  async function examine() {
    const options = { ...outside.given, host: '127.0.0.1:9', env: outside.env, projectId }
    const home = await ask(`${options.site}/`)
    return diagnoseOutside(options, { items, home })
  }
  return { ...outside, items, deploy, examine }
}
