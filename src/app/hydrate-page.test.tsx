import { act, fireEvent } from '@testing-library/react'
import { Component, useEffect, useState, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Field } from '~/ui/field/Field'
import { SelectField } from '~/ui/field/SelectField'
import { readPrerendered } from './hydrate-page'

const reported = vi.fn<(error: unknown) => void>()
let element: HTMLElement
let fail: () => void

beforeEach(() => {
  vi.stubGlobal('reportError', reported)
  open('<button>Menu</button>')
})

/** Opens the page that the build wrote. */
function open(written: string) {
  document.body.innerHTML = `<div>${written}</div>`
  element = document.body.firstElementChild as HTMLElement
}

/** As the build wrote it, until it fails. */
function Screen({ broken = false }: { broken?: boolean }) {
  const [fails, setFails] = useState(broken)
  useEffect(() => {
    fail = () => act(() => setFails(true))
  }, [])
  if (fails) throw new Error('thrown by the test')
  return <button>Menu</button>
}

/** The router's error screen. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <p>Reload this page</p> : this.props.children
  }
}

/**
 * @param before what happens to the page before React renders it
 * @param during what happens while React renders it, in short steps
 */
async function hydrate(screen = <Screen />, before = () => {}, during = () => {}) {
  const onRestored = vi.fn<() => void>()
  const onHydrated = () => {}
  const draw = readPrerendered(element)
  before()
  await act(async () => {
    draw(<Boundary>{screen}</Boundary>, { onHydrated, onRestored })
    during()
  })
  return onRestored
}
const button = () => element.querySelector('button')

test('a page that fails as it is rendered comes back as it was written', async () => {
  const onRestored = await hydrate(<Screen broken />)
  expect(element.innerHTML).toBe('<button>Menu</button>')
  expect(onRestored).toHaveBeenCalledOnce()
  expect(reported).toHaveBeenCalled()
})

test('a page of which a part fails a moment later comes back, too', async () => {
  const onRestored = await hydrate()
  fail()
  await act(async () => {})
  expect(element.innerHTML).toBe('<button>Menu</button>')
  expect(onRestored).toHaveBeenCalledOnce()
})

test('once the visitor has pressed something on it, an error is left to the error screen', async () => {
  const onRestored = await hydrate()
  button()?.click()
  fail()
  await act(async () => {})
  expect(element).toHaveTextContent('Reload this page')
  expect(onRestored).not.toHaveBeenCalled()
  expect(reported).toHaveBeenCalledOnce()
})

test('a press before the page is rendered does not keep it from coming back', async () => {
  button()?.click()
  const onRestored = await hydrate(<Screen broken />)
  expect(onRestored).toHaveBeenCalledOnce()
})

/** One form holds its values, the other's are in its fields. */
function Forms() {
  const [values, setValues] = useState({ name: '', town: '' })
  const wire = (name: keyof typeof values) => ({
    label: name,
    name,
    value: values[name],
    onValue: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  })
  return (
    <>
      <p>Call (815) 555-0142 today</p>
      <Field {...wire('name')} />
      <SelectField {...wire('town')} options={towns} />
      <Field label="email" name="email" />
      <output>{`${values.name}, ${values.town}`}</output>
    </>
  )
}

const towns = ['', 'Rockford'].map((value) => ({ value, label: value }))
const written = renderToString(<Forms />)
const named = (name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)!
const values = () => ['name', 'town', 'email'].map((name) => named(name).value)

function wrapName() {
  const wrapper = document.createElement('span')
  named('name').before(wrapper)
  wrapper.append(named('name'))
}

function fillIn() {
  named('name').value = 'Maria'
  named('town').value = 'Rockford'
  named('email').value = 'maria@example.com'
}

test.each([
  ['by nobody else', () => {}],
  [
    'by a data detector',
    () => {
      element.querySelector('p')!.innerHTML = 'Call <a href="tel:815">(815) 555-0142</a> today'
    },
  ],
  [
    'by a translator',
    () => {
      element.querySelector('p')!.innerHTML = '<font>Llame al (815) 555-0142</font>'
    },
  ],
  [
    'by a password manager',
    () => {
      wrapName()
      named('email').after(document.createElement('div'))
      named('email').setAttribute('data-manager', '1')
    },
  ],
])('on a page changed %s, what is filled in before React renders it stays', async (_, change) => {
  open(written)
  await hydrate(<Forms />, () => {
    fillIn()
    change()
  })
  expect(values()).toEqual(['Maria', 'Rockford', 'maria@example.com'])
  expect(element.querySelector('output')).toHaveTextContent('Maria, Rockford')
  expect(element.querySelector('p')).toHaveTextContent('Call (815) 555-0142 today')
  expect(reported).not.toHaveBeenCalled()
})

test.each([
  ['its field', () => {}],
  ['a field that a password manager has wrapped', wrapName],
])('what is typed while React renders the page stays, in %s', async (_, change) => {
  open(written)
  await hydrate(<Forms />, change, () =>
    fireEvent.input(named('name'), { target: { value: 'Ada' } }),
  )
  expect(values()).toEqual(['Ada', '', ''])
  expect(element.querySelector('output')).toHaveTextContent('Ada,')
})

test('a page that a translator changes while React renders it is not reported', async () => {
  open(written)
  await hydrate(
    <Forms />,
    () => {},
    () => {
      element.querySelector('p')!.innerHTML = '<font>Llame al (815) 555-0142</font>'
    },
  )
  expect(element.querySelector('p')).toHaveTextContent('Call (815) 555-0142 today')
  expect(reported).not.toHaveBeenCalled()
})

test('a page that was written differently from how it is rendered is reported', async () => {
  open(written.replace('today', 'tomorrow'))
  await hydrate(<Forms />)
  expect(element.querySelector('p')).toHaveTextContent('Call (815) 555-0142 today')
  expect(reported).toHaveBeenCalled()
})
