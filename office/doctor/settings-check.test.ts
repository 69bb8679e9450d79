// Settings of a live site; test/doctor/breakages has those that a rehearsal knows, too.
import { expect, test } from 'vitest'
import { testEnvironment } from '../../test/env'
import { readSettings } from './read-settings'
import { checkSettings } from './settings-check'

test.each([
  ['VITE_SITE_URL', 'https://example.com/home', /_URL is more than the beginning/],
  ['VITE_SITE_URL', 'https://www.Example.com', /_URL is more than the beginning/],
  ['VITE_SITE_URL', 'http://example.com', /_URL isn't an https address/],
  ['VITE_SITE_URL', 'https://192.168.1.20', /_URL is an address that only this computer/],
  ['VITE_PAYMENT_URL', 'https://localhost:3000', /_URL is an address that only this computer/],
  ['VITE_MAILER_URL', 'https://office.local', /_URL is an address that only this computer/],
  ['VITE_FIREBASE_APP_ID', '1:2:ios:3', /_ID isn't the id of a web app/],
  ['VITE_BUSINESS_PHONE', '(815) 555-0142 or 0143', /_PHONE can't be dialed/],
])('%s as %s', (name, value, says) => {
  const env = { ...testEnvironment, [name]: value }
  const project = { projectId: env.VITE_FIREBASE_PROJECT_ID, host: '' }
  const findings = checkSettings(env, readSettings(env).config, project)
  expect(findings).toContainEqual(
    expect.objectContaining({ mark: 'bad', what: expect.stringMatching(says) as unknown }),
  )
})
