import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { script } from '~/../scripts/build/early-press'
import { takeEarlyPress } from './early-press'

const pressed = vi.fn<() => void>()
const page = '<button class="menu">Menu</button><button class="day">Event date</button><p>Text</p>'
const button = () => document.querySelector('.day')!

// oxlint-disable-next-line typescript/no-implied-eval -- as the page runs it
new Function(script)()

/** The page, which hears presses on the button by now. */
function draw() {
  document.body.innerHTML = page
  button().addEventListener('click', pressed)
}

beforeEach(() => {
  document.body.innerHTML = page
})

afterEach(() => delete window.earlyPress)

test('a press from before is repeated, also on a button that was rendered again', () => {
  fireEvent.click(button())
  const pressAgain = takeEarlyPress()
  draw()
  pressAgain()
  expect(pressed).toHaveBeenCalledOnce()
})

test('a scroll that the browser sends itself, to restore a place, ends nothing', () => {
  fireEvent.click(button())
  fireEvent.scroll(document)
  const pressAgain = takeEarlyPress()
  draw()
  fireEvent.scroll(document)
  pressAgain()
  expect(pressed).toHaveBeenCalledOnce()
})

test.each([
  ['presses elsewhere', () => fireEvent.click(document.querySelector('p')!)],
  ['presses another button', () => fireEvent.click(document.querySelector('.menu')!)],
  ['types', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['turns the wheel', () => fireEvent.wheel(document.body)],
  ['moves the page with a finger', () => fireEvent.pointerDown(document.body)],
])('it is not once the visitor %s, before or after the scripts came', (_, happen) => {
  fireEvent.click(button())
  happen()
  const early = takeEarlyPress()
  draw()
  early()
  fireEvent.click(document.querySelector('p')!)
  expect(pressed).not.toHaveBeenCalled()

  delete window.earlyPress
  fireEvent.click(button())
  pressed.mockClear()
  const late = takeEarlyPress()
  happen()
  late()
  expect(pressed).not.toHaveBeenCalled()
})

test('a press during which the button is rendered again, so that the browser has no click, counts', async () => {
  async function press(end = '.day', happen = () => {}) {
    fireEvent.pointerDown(button())
    happen()
    fireEvent.mouseUp(document.querySelector(end)!)
    await new Promise((resolve) => setTimeout(resolve))
  }
  await press('.day', draw)
  expect(pressed).toHaveBeenCalledOnce()
  await press('.menu', draw)
  await press('.day', () => fireEvent.click(document.body))
  expect(pressed).toHaveBeenCalledOnce()
})
