import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLoaded } from './use-loaded'

/** A question that can be changed. The test answers each, or lets asking fail, when it wants. */
function openQuestion(first: string) {
  const asked = new Map<string, { resolve: (answer: string) => void; reject: () => void }>()
  const ask = (question: string) =>
    new Promise<string>((resolve, reject) => asked.set(question, { resolve, reject }))
  const { result, rerender } = renderHook(
    ({ question }) => useLoaded(question, () => ask(question)),
    { initialProps: { question: first } },
  )
  return {
    asked,
    shown: () => result.current,
    change: (question: string) => rerender({ question }),
    answer: (question: string) => act(async () => asked.get(question)?.resolve(`${question}!`)),
    fail: (question: string) => act(async () => asked.get(question)?.reject()),
  }
}

test('a late answer to an earlier question is dropped', async () => {
  const { shown, change, answer } = openQuestion('Rockford')
  change('Freeport')
  await answer('Freeport')
  await answer('Rockford')
  expect(shown()).toBe('Freeport!')
})

test('an answer is for its own question only; without a question nothing is asked', async () => {
  const { asked, shown, change, answer } = openQuestion('Rockford')
  await answer('Rockford')
  expect(shown()).toBe('Rockford!')
  change('Freeport')
  expect(shown()).toBeNull()
  change('')
  expect(shown()).toBeNull()
  expect([...asked.keys()]).toEqual(['Rockford', 'Freeport'])
})
