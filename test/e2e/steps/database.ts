// The emulator's database as staff see it: no rules apply.
import { createHash } from 'node:crypto'
import type { Day } from '~/lib/domain/day'
import { fromFields, toFields, type PlainFields } from '../../../local/firestore/plain'
import type { Fields } from '../../../local/firestore/values'
import { demoProjectId } from '../../../local/settings'

const documents = `projects/${demoProjectId}/databases/(default)/documents`
const base = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}/v1/${documents}`
const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }

type StoredDocument = { name: string; fields?: Fields }

/** The document at a path such as `config/availability`; null when there is none. */
export async function readDocument(path: string): Promise<Record<string, unknown> | null> {
  const answer = await fetch(`${base}/${path}`, { headers })
  if (answer.status === 404) return null
  return fromFields(((await answered(answer)) as StoredDocument).fields)
}

/** Writes a whole document. */
export async function writeDocument(path: string, data: PlainFields): Promise<void> {
  const body = JSON.stringify({ fields: toFields(data) })
  await answered(await fetch(`${base}/${path}`, { method: 'PATCH', headers, body }))
}

/** All documents of a collection whose field has this value, by id. */
export async function findDocuments(
  collection: string,
  field: string,
  value: string,
): Promise<Record<string, Record<string, unknown>>> {
  const query = {
    from: [{ collectionId: collection }],
    where: {
      fieldFilter: {
        field: { fieldPath: field },
        op: 'EQUAL',
        value: { stringValue: value },
      },
    },
  }
  const body = JSON.stringify({ structuredQuery: query })
  const answer = await fetch(`${base}:runQuery`, { method: 'POST', headers, body })
  const rows = (await answered(answer)) as { document?: StoredDocument }[]
  return Object.fromEntries(
    rows.flatMap(({ document }) =>
      document ? [[document.name.split('/').at(-1) ?? '', fromFields(document.fields)]] : [],
    ),
  )
}

/** Who has units of the item on this day, held or booked. */
export async function allocationsOn(itemId: string, day: Day): Promise<Record<string, unknown>[]> {
  const ofItem = await findDocuments('allocations', 'itemID', itemId)
  return Object.values(ofItem).filter(({ date }) => date === day)
}

/** The owner that stands for the booking's id in `allocations` and `claims`. */
export function ownerOf(bookingId: string): string {
  return createHash('sha256').update(bookingId).digest('hex')
}

async function answered(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`The emulator answers ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
