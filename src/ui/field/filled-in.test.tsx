import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noteFilledIn, noteFocus, takeFilledIn } from './filled-in'

const email = (form: string) =>
  document.querySelector<HTMLInputElement>(`form${form} [name=email]`)!

const nothing = { hadFocus: false }

beforeEach(() => {
  document.body.innerHTML = `
    <form name="newsletter"><input name="email" value="maria@example.com"></form>
    <form class="order"><input name="email"></form>`
  noteFilledIn(document.body)
})

afterEach(() => history.replaceState(null, '', '/'))

test("what was filled in is its own form's, once", () => {
  expect(takeFilledIn(email('.order'))).toEqual(nothing)
  expect(takeFilledIn(email('[name=newsletter]'))).toEqual({
    value: 'maria@example.com',
    hadFocus: false,
  })
  expect(takeFilledIn(email('[name=newsletter]'))).toEqual(nothing)
})

test('it ends with its page', () => {
  history.replaceState(null, '', '/services')
  expect(takeFilledIn(email('[name=newsletter]'))).toEqual(nothing)
  history.replaceState(null, '', '/')
  expect(takeFilledIn(email('[name=newsletter]'))).toEqual(nothing)
})

test('a field that is filled in later, and then rendered again, has its value', () => {
  const written = document.body.innerHTML
  email('.order').value = 'jane@example.com'
  document.body.innerHTML = written
  expect(takeFilledIn(email('.order'))).toEqual({ value: 'jane@example.com', hadFocus: false })
})

describe('the focus', () => {
  const replaceFields = () => {
    document.body.innerHTML = String(document.body.innerHTML)
  }

  test('is that of the field that React replaced, whatever was typed meanwhile', () => {
    email('.order').focus()
    noteFocus()
    email('.order').value = '815'
    replaceFields()
    expect(takeFilledIn(email('.order'))).toEqual({ value: '815', hadFocus: true })
    expect(takeFilledIn(email('[name=newsletter]'))).toMatchObject({ hadFocus: false })
  })

  test('stays with a field that React keeps', () => {
    email('.order').focus()
    noteFocus()
    expect(takeFilledIn(email('.order'))).toEqual(nothing)
  })

  test('is not taken back once the visitor has left the field', () => {
    email('.order').focus()
    noteFocus()
    email('.order').blur()
    noteFocus()
    replaceFields()
    expect(takeFilledIn(email('.order'))).toEqual(nothing)
  })
})
