import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { expect, test, vi } from 'vitest'
import { openFolder } from '../../test/folder'
import { misreadSettings } from './misread-settings'

/** What is wrong with a .env of these lines. */
function problemsOf(...lines: string[]) {
  const folder = openFolder()
  writeFileSync(join(folder, '.env'), lines.join('\n'))
  return misreadSettings(folder, 'production', loadEnv('production', folder, 'VITE_'))
}

test.each([
  ['VITE_STREET=2500 Hydraulic Rd #4', '"2500 Hydraulic Rd"'],
  ['VITE_STREET=2500 Hydraulic Rd#4', '"2500 Hydraulic Rd"'],
  [`VITE_RAIN_RULE='If it rains, don't worry.'`, '"If it rains, don"'],
  ['VITE_RAIN_RULE="Say "rain" on the phone."', '"Say "'],
  ['VITE_RAIN_RULE=Get your $money back.', '"Get your  back."'],
  ['VITE_SAME_DAY_UNTIL_HOUR=12 # noon', '"12"'],
])('%s is reported with the value that is read', (line, read) => {
  const [name] = line.split('=')
  expect(problemsOf('VITE_A=1', line)).toEqual([
    expect.stringContaining(`${name} is read as ${read}`),
  ])
})

test('a setting that stands twice, and the quotes of a text program, are reported', () => {
  expect(problemsOf('VITE_A=1', 'VITE_B=“two”', 'VITE_A=3')).toEqual([
    expect.stringMatching(/^VITE_A stands twice/),
    expect.stringMatching(/^VITE_B has the quotes of a text program/),
  ])
  expect(problemsOf('VITE_A=1', 'VITE_A=1')).toEqual([])
})

test('a quote without an end is reported with the settings that it swallows', () => {
  expect(problemsOf('VITE_A="one', 'VITE_B=two', 'VITE_C="three"')).toEqual([
    expect.stringContaining('VITE_A'),
    expect.stringContaining('VITE_B'),
    expect.stringContaining('VITE_C'),
  ])
})

test.each([
  'VITE_A=2500 Hydraulic Rd, Rockford, IL 61109',
  `VITE_A=don't pay $50`,
  'VITE_A="2500 Hydraulic Rd #4"',
  `VITE_A='2500 Hydraulic Rd #4'`,
  'VITE_A="don\'t" # a comment',
  '# VITE_A=a comment # of two',
  '  VITE_A =  spaces  ',
  'export VITE_A=exported',
  'VITE_A=',
  'VITE_A=""',
  'VITE_A=2500 #4\nVITE_A="2500 #4"',
  'VITE_A=one\r',
  'DEBUG=a#b',
])('%j is read as typed and not reported', (line) => {
  expect(problemsOf(line)).toEqual([])
})

test('a setting of the environment counts, whatever the file says', () => {
  vi.stubEnv('VITE_A', 'one')
  expect(problemsOf('VITE_A=2500 #4')).toEqual([])
  vi.unstubAllEnvs()
})
