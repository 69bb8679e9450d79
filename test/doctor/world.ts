// A project on the emulator with two bookings, its site and its services, all as they should be.
import { collection, getDocs } from 'firebase/firestore/lite'
import { hosting } from '../../firebase.json'
import { diagnose } from '../../scripts/doctor/doctor'
import { reportOf } from '../../scripts/doctor/finding'
import { balancesOf, booking, catalogue, dayAhead, line, type Unit } from '../rules/builders'
import { bookingWrites, commit } from '../rules/commits'
import { openProject } from '../rules/project'
import { openOutside } from './outside'

const collections = ['inflatables', 'extras', 'config', 'allocations', 'claims']
  .concat(['bookings', 'bookings-test'])
  .concat(['invoices-test', 'newsLetter'])

export async function openWorld(host: string | null, rules?: string) {
  const project = await openProject(rules === undefined ? {} : { rules })
  const slide: Unit = { kind: 'inflatables', id: 'slide', day: dayAhead(2), unit: 1 }
  const ofSlide = booking({
    inflatables: [line('slide', [slide.day])],
    balances: balancesOf(149.99),
  })
  for (const writes of [
    catalogue,
    bookingWrites(),
    bookingWrites({ document: ofSlide, units: [slide] }),
  ])
    await commit(project.admin, writes)
  const outside = await openOutside(project.projectId)
  const { env, site } = outside

  async function examine() {
    const groups = await diagnose({
      env,
      projectId: project.projectId,
      host: host ?? '',
      site,
      debugToken: '',
      hosting,
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

  return { ...outside, project, examine, everything }
}
