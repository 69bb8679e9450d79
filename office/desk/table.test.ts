// Visitors type what these tables show.
import { expect, test } from 'vitest'
import { csvRow, tableOf } from './table'

const forged = 'Ann\u001b[2J\u0007\u009b1A\r\u202eeeL'

test('control characters and changes of direction reach neither paper nor spreadsheet', () => {
  expect(csvRow([forged, 'School\nPTO'])).toBe('"Ann[2J1AeeL","School\nPTO"')
  expect(tableOf({ Name: 20 }, [{ cells: [forged] }]).join('\n')).toContain('\nAnn[2J1AeeL\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(1)', ' =1', '\u001b=1', '\u202e=1', '＝1', '＠SUM(1)'])(
  'a spreadsheet calculates nothing in a cell that begins like %j',
  (cell) => {
    expect(csvRow([cell])).toMatch(/^"' ?[^ ]/)
  },
)
