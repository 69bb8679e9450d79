import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config'
import { missingSettings, settingsError } from './required-settings'

const required = {
  VITE_FIREBASE_PROJECT_ID: 'project',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_DISTANCE_URL: 'https://distance.example.com',
  VITE_PAYMENT_URL: 'https://payment.example.com',
  VITE_MAILER_URL: 'https://mailer.example.com',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_key',
  VITE_GOOGLE_MAPS_KEY: 'maps',
  VITE_BUSINESS_NAME: 'Better Events',
  VITE_BUSINESS_PHONE: '(815) 555-0142',
  VITE_BUSINESS_EMAIL: 'hello@example.com',
  VITE_BUSINESS_HOURS: 'Mon - Sat 8am - 5pm',
  VITE_BUSINESS_STREET: 'Hydraulic Rd, Rockford, IL',
  VITE_BUSINESS_MAP_URL: 'https://maps.example.com',
  VITE_BUSINESS_SOCIAL_URL: 'https://social.example.com',
}

test('names every required setting that is missing or blank, at once', () => {
  expect(missingSettings({})).toEqual(Object.keys(required))
  const env = { ...required, VITE_MAILER_URL: undefined, VITE_BUSINESS_NAME: '  ' }
  expect(missingSettings(env)).toEqual(['VITE_MAILER_URL', 'VITE_BUSINESS_NAME'])
})

test('App Check needs the id of the web app, too', () => {
  const env = { ...required, VITE_APP_CHECK_SITE_KEY: 'key' }
  expect(missingSettings(env)).toEqual(['VITE_FIREBASE_APP_ID'])
  expect(missingSettings({ ...env, VITE_FIREBASE_APP_ID: '1:2:web:3' })).toEqual([])
})

test('hours that nothing can read stop a build and a server, with how to write them', () => {
  const env = { ...required, VITE_BUSINESS_HOURS: 'around the clock' }
  expect(settingsError(env)).toMatch(/^VITE_BUSINESS_HOURS .* such as Mon - Sat 8am - 5pm/)
  expect(settingsError({ ...env, VITE_MAILER_URL: '' })).toMatch(/^Missing settings: VITE_MAILER/)
})

test("a phone number that can't be dialed stops them, too", () => {
  const env = { ...required, VITE_BUSINESS_PHONE: '555-0142' }
  expect(settingsError(env)).toMatch(/^VITE_BUSINESS_PHONE can't be dialed: "555-0142"/)
})

test('the required settings are enough', () => {
  expect(settingsError(required)).toBeNull()
  expect(readConfig(required)).toMatchObject({
    firebase: { projectId: 'project', host: '' },
    singleUnitItems: [],
    firstExtraId: '',
    sameDayUntilHour: 12,
    rainRule: '',
    acceptsPurchaseOrders: false,
  })
})

test('a list is separated by commas, with or without spaces', () => {
  const { singleUnitItems } = readConfig({ ...required, VITE_SINGLE_UNIT_ITEMS: 'a, b,,c ,' })
  expect(singleUnitItems).toEqual(['a', 'b', 'c'])
})

test('the hour until which today can be booked is a whole hour from 0 to 24', () => {
  const readHour = (hour: string) =>
    readConfig({ ...required, VITE_SAME_DAY_UNTIL_HOUR: hour }).sameDayUntilHour
  expect([readHour('0'), readHour('24'), readHour(' 17 ')]).toEqual([0, 24, 17])
  for (const hour of ['-1', '25', '12.5', 'noon'])
    expect(() => readHour(hour)).toThrow('VITE_SAME_DAY_UNTIL_HOUR')
})

test('a quote is valid for whole days, or says nothing', () => {
  const read = (days: string) => readConfig({ ...required, VITE_QUOTE_DAYS: days }).quoteDays
  expect([read('30'), read('')]).toEqual([30, null])
  expect(() => read('a month')).toThrow('VITE_QUOTE_DAYS should be a whole number')
})

test('purchase orders are accepted only if the setting is yes', () => {
  const read = (accepts: string) =>
    readConfig({ ...required, VITE_PURCHASE_ORDERS: accepts }).acceptsPurchaseOrders
  expect([read('yes'), read('no'), read(' ')]).toEqual([true, false, false])
  expect(() => read('maybe')).toThrow('VITE_PURCHASE_ORDERS should be yes or no')
})

test('.env.example and the types name every setting that is read, the required ones first', () => {
  const read = readFileSync('src/settings/config.ts', 'utf8').match(/VITE_[A-Z_]+/g)
  const typed = readFileSync('src/settings/vite-env.d.ts', 'utf8').match(/VITE_[A-Z_]+/g)
  const example = readFileSync('.env.example', 'utf8').match(/^VITE_[A-Z_]+(?==)/gm) ?? []
  expect([...example].sort()).toEqual([...new Set(read)].sort())
  expect(typed).toEqual([...example])
  expect(example.slice(0, Object.keys(required).length)).toEqual(missingSettings({}))
})
