import { expect, test } from 'vitest'
import type { Stored } from './database'
import { checkCatalog } from './catalog-check'

/** What the doctor says of sizes. */
async function said(fields: object): Promise<string[]> {
  const castle = { name: 'Castle', price: 100, count: 1, ...fields }
  const documents = [{ id: 'castle', fields: castle }] as unknown as Stored[]
  const list = async (name: string) => ({
    status: 200,
    message: '',
    documents: name === 'inflatables' ? documents : [],
  })
  const database = { list } as unknown as Parameters<typeof checkCatalog>[0]
  const config = { singleUnitItems: [], firstExtraId: '' } as unknown as Parameters<
    typeof checkCatalog
  >[1]
  const { findings } = await checkCatalog(database, config)
  return findings.map(({ what }) => what).filter((what) => what.includes("can't be read:"))
}

test.each([
  {},
  { width: '', height: null },
  { width: 15, height: 13 },
  { width: "15' × 18'", height: '13 ft' },
])('sizes that the page reads, or that are empty, are not reported: %o', async (fields) => {
  expect(await said(fields)).toEqual([])
})

test.each([
  [{ width: '15 x 18 x 13' }, 'width "15 x 18 x 13"'],
  [{ width: 'wide' }, 'width "wide"'],
  [{ width: -3 }, 'width -3'],
  [{ height: '4 m' }, 'height "4 m"'],
  [{ height: [13] }, 'height [13]'],
  [{ height: 'tall', wetDry: 'Water' }, 'height "tall", wetDry "Water"'],
])('a size that the page can not read is named: %o', async (fields, why) => {
  expect(await said(fields)).toEqual([
    `Castle (inflatables/castle) is shown without what can't be read: ${why}`,
  ])
})
