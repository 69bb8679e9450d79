import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteFilledIn, takeFilledIn } from './filled-in'

const email = (form: string) =>
  document.querySelector<HTMLInputElement>(`form${form} [name=email]`)!

beforeEach(() => {
  document.body.innerHTML = `
    <form name="newsletter"><input name="email" value="maria@example.com"></form>
    <form class="order"><input name="email"></form>`
  noteFilledIn(document.body)
})

afterEach(() => history.replaceState(null, '', '/'))

test("what was filled in is its own form's, once", () => {
  expect(takeFilledIn(email('.order'))).toBeUndefined()
  expect(takeFilledIn(email('[name=newsletter]'))).toBe('maria@example.com')
  expect(takeFilledIn(email('[name=newsletter]'))).toBeUndefined()
})

test('it ends with its page', () => {
  history.replaceState(null, '', '/services')
  expect(takeFilledIn(email('[name=newsletter]'))).toBeUndefined()
  history.replaceState(null, '', '/')
  expect(takeFilledIn(email('[name=newsletter]'))).toBeUndefined()
})

test('a field that is filled in later, and then rendered again, has its value', () => {
  const written = document.body.innerHTML
  email('.order').value = 'jane@example.com'
  document.body.innerHTML = written
  expect(takeFilledIn(email('.order'))).toBe('jane@example.com')
})
