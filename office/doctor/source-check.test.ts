import { expect, test } from 'vitest'
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

const get = async (path: string) => {
  const fields = { source: 'allocations', status: false }
  return { status: 200, document: { id: path, fields }, message: '' }
}

/** Answers only the calendars' small query. */
const list = async (_: string, query: object = {}) => {
  const isSmall = JSON.stringify(query).includes('compositeFilter')
  return { status: isSmall ? 200 : 0, documents: [], message: '' }
}
