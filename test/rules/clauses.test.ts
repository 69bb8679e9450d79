import { expect, test } from 'vitest'
import { listMutants } from './clauses'

const rules = `
service cloud.firestore {
  match /things/{id} {
    // a && b in a comment are no clauses
    allow create: if isThing(id) && (id == 'a && b' || isOld(id));
    function isThing(id) { return id is string; }
    function isOld(id) { return id == null ? isThing(id) : count(id) > 1 && isThing(id); }
    function count(id) { return id.size(); }
  }
}`

test('finds every clause once, with its place', () => {
  expect(
    listMutants(rules).map(
      ({ within, line, clause, replacement }) => `${line} ${within}: ${clause} -> ${replacement}`,
    ),
  ).toEqual([
    "5 things: isThing(id) && (id == 'a && b' || isOld(id)) -> false",
    '5 things: isThing(id) -> true',
    "5 things: (id == 'a && b' || isOld(id)) -> true",
    "5 things: id == 'a && b' -> false",
    '5 things: isOld(id) -> false',
    '6 isThing: id is string -> true',
    '7 isOld: isThing(id) -> true',
    '7 isOld: count(id) > 1 && isThing(id) -> true',
    '7 isOld: count(id) > 1 -> true',
    '7 isOld: isThing(id) -> true',
  ])
})

test('replaces the clause and leaves the rest', () => {
  const [, second] = listMutants(rules)
  expect(second?.rules).toBe(rules.replace('if isThing(id) &&', 'if true &&'))
})
