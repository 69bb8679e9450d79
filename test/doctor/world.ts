// A project on the emulator with two bookings, its site and its services, all as they should be.
import { collection, getDocs } from 'firebase/firestore/lite'
import { hosting } from '../../firebase.json'
import { diagnose } from '../../office/doctor/doctor'
import { reportOf } from '../../office/doctor/finding'
import {
  balancesOf,
  booking,
  catalogue,
  dayAhead,
  line,
  newKey,
  type Unit,
} from '../rules/builders'
import { bookingWrites, commit, holdWrites } from '../rules/commits'
import { openProject, testRules } from '../rules/project'
import { openOutside } from './outside'

const collections = [
  'inflatables',
  'extras',
  'config',
  'allocations',
  'claims',
  'bookings',
  'bookings-test',
  'invoices-test',
  'newsLetter',
]

export type World = Awaited<ReturnType<typeof openWorld>>

/** @param deployed the rules in force; the doctor compares their text only where it has a service account's key */
export async function openWorld(host: string | null, deployed = testRules, hasKey = false) {
  const project = await openProject({ rules: deployed })
  const slide: Unit = { kind: 'inflatables', id: 'slide', day: dayAhead(2), unit: 1 }
  const ofSlide = booking({
    inflatables: [line('slide', [slide.day])],
    balances: balancesOf(149.99),
  })
  const abandoned: Unit = { kind: 'extras', id: 'tent', day: dayAhead(2), unit: 0 }
  for (const writes of [
    catalogue,
    bookingWrites(),
    bookingWrites({ document: ofSlide, units: [slide] }),
    holdWrites(newKey(), [abandoned], -30),
  ])
    await commit(project.admin, writes)
  const outside = await openOutside(project.projectId)
  /** What the doctor is given besides the settings. */
  const given = { site: outside.site, hosting: structuredClone(hosting), host: host ?? '' }

  async function examine() {
    const groups = await diagnose({
      ...given,
      env: outside.env,
      projectId: project.projectId,
      debugToken: '',
      rules: testRules,
      deployedRules: hasKey ? deployed : null,
      now: new Date(),
    })
    const findings = [...groups.values()].flat()
    const marked = (mark: string) => findings.filter((each) => each.mark === mark)
    return { bad: marked('bad'), look: marked('look'), ...reportOf(groups) }
  }

  /** Every document, by path. */
  async function everything() {
    const snapshots = await Promise.all(
      collections.map((name) => getDocs(collection(project.admin, name))),
    )
    return snapshots.flatMap(({ docs }) => docs.map((each) => [each.ref.path, each.data()]))
  }

  return { ...outside, given, project, examine, everything }
}
