import { expect, test } from 'vitest'
import { limitDeliveries } from '../../test/owner-days'
import { openDatabase } from './database'
import { checkSource } from './source-check'

test('the doctor says so if only the taken days get no answer', async () => {
  const connection = { projectId: 'demo', apiKey: '', host: '', site: '', appCheckToken: '' }
  const catalog = { items: [], isCompared: true }
  const database = { ...openDatabase(connection), get, list }
  const findings = await checkSource(database, new Date(), catalog)
  expect(findings.findings.filter(({ mark }) => mark !== 'ok').map(({ what }) => what)).toEqual([
    "The database couldn't be asked about: the coming taken days",
  ])
})

test('the doctor names days with more deliveries than the crew can make, and no item for them', async () => {
  limitDeliveries({ day: '2027-06-12', most: 1 })
  const taken = (itemID: string, unit: number) => ({
    id: `${itemID}_2027-06-12_${unit}`,
    fields: { itemID, kind: 'x', date: '2027-06-12', unit, owner: 'a'.repeat(64), expires: null },
  })
  const documents = [taken('delivery', 0), taken('delivery', 3), taken('chair', 0)]
  const database = {
    ...openDatabase({ projectId: 'demo', apiKey: '', host: '', site: '', appCheckToken: '' }),
    get,
    list: async (_: string, query: object = {}) => {
      const isComing = JSON.stringify(query).includes('"limit":5000')
      return { status: 200, documents: isComing ? documents : [], message: '' }
    },
  }
  const { findings } = await checkSource(database, new Date('2027-06-01T17:00:00Z'), {
    items: [],
    isCompared: false,
  })
  expect(findings.filter(({ mark }) => mark !== 'ok').map(({ what }) => what)).toEqual([
    'Days taken of items that the catalog has no longer: chair_2027-06-12_0',
    'More deliveries than the crew can make: Saturday, June 12, 2027 (2 of 1)',
  ])
})

const get = async (path: string) => {
  const fields = { source: 'allocations', status: false }
  return { status: 200, document: { id: path, fields }, message: '' }
}

/** Answers only the calendars' small query. */
const list = async (_: string, query: object = {}) => {
  const isSmall = JSON.stringify(query).includes('compositeFilter')
  return { status: isSmall ? 200 : 0, documents: [], message: '' }
}
