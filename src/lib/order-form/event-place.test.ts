import '#test/browser-storage'
import { expect, test } from 'vitest'
import { loadEventPlace, saveEventPlace } from '~/lib/storage/event-place'
import { loadDraft, saveDraft } from './draft'
import { choosePlace, saveEventAddress } from './event-place'
import { emptyOrderForm } from './form'
import { offeredPlaces } from './offered-places'
import { completedAddress } from './typed-address'

const settled = (address: string) => completedAddress({ address, directions: '' }).address

const place = (label: string) => {
  const offered = offeredPlaces.find((each) => each.label === label)
  if (!offered) throw new Error(`${label} is not offered`)
  return offered.place
}

test('a place is kept for the session, and an unreadable one is ignored', () => {
  expect(loadEventPlace()).toBeNull()
  saveEventPlace(place('Loves Park'))
  expect(loadEventPlace()).toEqual({ town: 'Loves Park', state: 'IL', address: '' })
  const stored = { city: '', state: 'WI', address: '' }
  sessionStorage.setItem('eventPlace', JSON.stringify(stored))
  expect(loadEventPlace()).toEqual({ town: '', state: 'WI', address: '' })
  for (const damage of [{ state: 'IA' }, { city: 7 }, { address: null }]) {
    sessionStorage.setItem('eventPlace', JSON.stringify({ ...stored, ...damage }))
    expect(loadEventPlace()).toBeNull()
  }
  saveEventPlace(null)
  expect(sessionStorage.getItem('eventPlace')).toBeNull()
})

test.each([
  ['12 Oak St', '12 Oak St, Rockford, IL'],
  [' 12 Oak St. ', '12 Oak St, Rockford, IL'],
  ['12 Oak St 61103', '12 Oak St, Rockford, IL 61103'],
  ['12 Oak St, IL', '12 Oak St, Rockford, IL'],
  // The ZIP code is in Wisconsin, or nowhere near.
  ['12 Oak St 53511', '12 Oak St 53511'],
  ['12 Oak St 10917', '12 Oak St 10917'],
  ['12 Oak St, Freeport', '12 Oak St, Freeport'],
  ['12 Oak St, Beloit, WI', '12 Oak St, Beloit, WI'],
  ['PO Box 12', 'PO Box 12'],
  ['12', '12'],
  ['', ''],
])('with a town chosen in the cart, the street %j becomes %j', (typed, whole) => {
  expect(settled(typed)).toBe(typed)
  saveEventPlace(place('Rockford'))
  expect(settled(typed)).toBe(whole)
  saveEventPlace(place('Wisconsin'))
  expect(settled(typed)).toBe(typed)
})

test('a confirmed address is in the form of the checkout, beside what was typed there before', () => {
  sessionStorage.setItem('name', 'Ada')
  const address = '1401 N 2nd St, Rockford, IL 61107'
  saveEventAddress(
    { town: 'Rockford', state: 'IL', address },
    { coordinates: '42.29,-89.07', directions: 'Apt 4' },
  )
  expect(loadDraft()).toMatchObject({
    name: 'Ada',
    address,
    coordinates: '42.29,-89.07',
    directions: 'Apt 4',
  })
  expect(loadEventPlace()?.address).toBe(address)
})

test('a chosen town keeps an address in it, or an unreadable one, and drops any other', () => {
  for (const address of ['5 Lake St, Rockford, IL', '5 Lake St']) {
    saveDraft({ ...emptyOrderForm, address })
    expect(choosePlace(place('Rockford'))).toBeNull()
    expect(loadDraft().address).toBe(address)
  }
  saveDraft({ ...emptyOrderForm, address: '3 Main St, Freeport, IL', directions: 'Apt 4' })
  expect(choosePlace(place('Rockford'))).toBe('Freeport')
  expect(loadDraft()).toMatchObject({ address: '', directions: '' })
})
