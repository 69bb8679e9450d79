import { expect, test } from 'vitest'
import { extra, inflatable } from '../../test/items'
import { openDatabase } from './database'
import { findFreeUnit } from './sample-booking'

const castle = inflatable({ id: 'castle', capacity: 1 })
const chairs = extra({ id: 'chairs', capacity: 60 })
const now = new Date('2027-06-01T12:00:00')

/** What the doctor finds if the database answers so about the first unit of each. */
function find(answers: Record<string, { status: number; isTaken?: boolean }>) {
  const get = async (path: string) => {
    const id = /allocations\/(\w+)_/.exec(path)?.[1] ?? ''
    const { status, isTaken } = answers[id] ?? { status: 200 }
    return { status, document: isTaken ? { id: path, fields: {} } : null, message: '' }
  }
  const connection = { projectId: 'demo', apiKey: '', host: '', site: '', appCheckToken: '' }
  return findFreeUnit({ ...openDatabase(connection), get }, [castle, chairs], now)
}

test('the first item with a free unit is tried', async () => {
  expect((await find({ castle: { status: 200, isTaken: true } })).item?.id).toBe('chairs')
  expect((await find({ castle: { status: 0 } })).item?.id).toBe('chairs')
})
