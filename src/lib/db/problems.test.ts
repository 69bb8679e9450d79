import { expect, test, vi } from 'vitest'
import { backend, openBackend } from '#test/stand-ins/backend'
import type { Problem } from '~/lib/domain/problem'
import { storeProblem } from './problems'

openBackend()

const problem: Problem = {
  kind: 'mail',
  page: '/contact',
  release: '0a1b2c3d',
  browser: 'Chrome',
  version: 131,
}

/** The numbers that the page draws, one after the other. */
function draw(...numbers: number[]) {
  vi.spyOn(Math, 'random').mockImplementation(() => ((numbers.shift() ?? 0) + 0.5) / 100)
}

test('a problem is stored under the day in Chicago, its kind and one of 100 numbers', async () => {
  vi.setSystemTime(new Date('2027-06-02T04:30:00Z'))
  for (const number of [0, 7, 99]) {
    draw(number)
    expect(await storeProblem(problem)).toBe(true)
  }
  expect(backend.paths('problems').toSorted()).toEqual([
    'problems/2027-06-01_mail_00',
    'problems/2027-06-01_mail_07',
    'problems/2027-06-01_mail_99',
  ])
  expect(backend.get('problems/2027-06-01_mail_07')).toEqual(problem)
})

test('tries other numbers where one is taken', async () => {
  draw(7, 8)
  backend.beforeWrites = ([path = '']) => (path.endsWith('_07') ? 'refused' : undefined)
  expect(await storeProblem(problem)).toBe(true)
  expect(backend.paths('problems')).toEqual(['problems/2027-06-01_mail_08'])
})

test('gives up after four numbers', async () => {
  let tries = 0
  backend.beforeWrites = () => {
    tries += 1
    return 'refused'
  }
  expect(await storeProblem(problem)).toBe(false)
  expect(tries).toBe(4)
})

test('fails without an answer', async () => {
  backend.beforeWrites = () => 'unanswered'
  await expect(storeProblem(problem)).rejects.toMatchObject({ failure: 'down' })
})
