import { expect, test } from 'vitest'
import { missingSettings } from '~/settings/required-settings'
import { demoSettings } from './settings'

test('a site without any setting runs on the stand-ins', () => {
  const settings = demoSettings({})
  expect(missingSettings(settings)).toEqual([])
  expect(settings).toMatchObject({
    VITE_FIRESTORE_HOST: 'same-origin',
    VITE_MAPS_STAND_IN: '/local/maps.js',
    VITE_STRIPE_STAND_IN: '/local/stripe.js',
    VITE_PAYMENT_URL: '/local',
  })
})

test('a set value wins, a blank one does not', () => {
  const settings = demoSettings({ VITE_BUSINESS_NAME: 'Jump!', VITE_BUSINESS_PHONE: ' ' })
  expect(settings).not.toHaveProperty('VITE_BUSINESS_NAME')
  expect(settings).toHaveProperty('VITE_BUSINESS_PHONE')
})

test('a real project and a real maps key never meet a stand-in', () => {
  const settings = demoSettings({ VITE_FIREBASE_PROJECT_ID: 'real', VITE_GOOGLE_MAPS_KEY: 'real' })
  expect(settings).not.toHaveProperty('VITE_FIRESTORE_HOST')
  expect(settings).not.toHaveProperty('VITE_MAPS_STAND_IN')
  expect(settings).not.toHaveProperty('VITE_MAPS_EMBED_STAND_IN')
  expect(missingSettings({ VITE_FIREBASE_PROJECT_ID: 'real', ...settings })).toEqual([
    'VITE_FIREBASE_API_KEY',
    'VITE_GOOGLE_MAPS_KEY',
  ])
})

test('a real card key never meets a stand-in, and asks for the service that charges its cards', () => {
  const settings = demoSettings({ VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })
  expect(settings).not.toHaveProperty('VITE_STRIPE_STAND_IN')
  expect(missingSettings({ VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_1', ...settings })).toEqual([
    'VITE_PAYMENT_URL',
  ])
})
