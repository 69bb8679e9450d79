// `npm start` is quick, and a restart keeps what was stored.
import { expect, test } from 'vitest'
import { demoProjectId } from '../local/settings'
import { openFolder } from './folder'
import { startSite } from './start-site'

const documents = `projects/${demoProjectId}/databases/(default)/documents`
const name = `${documents}/bookings-test/kept`

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', body: JSON.stringify(body) })

test('npm start is up within 15 seconds, and a restart keeps bookings and mails', async () => {
  const settings = { LOCAL_DB: 'file', LOCAL_DIR: openFolder() }

  const began = performance.now()
  const first = await startSite(settings)
  const firstMs = performance.now() - began
  const fields = { lastName: { stringValue: 'Jansen' } }
  await post(`${first.url}v1/${documents}:commit`, { writes: [{ update: { name, fields } }] })
  const message = { name: 'Ada', lastName: 'Jansen', email: 'a@b', phone: '1', message: 'Hi' }
  await post(`${first.url}local/api/contactForm`, message)
  await first.stop()

  const restarted = performance.now()
  const { url } = await startSite(settings)
  // Tests that run at the same time may slow down one start, but hardly both.
  expect(Math.min(firstMs, performance.now() - restarted)).toBeLessThan(15_000)
  const read = await post(`${url}v1/${documents}:batchGet`, { documents: [name] })
  expect(await read.json()).toMatchObject([{ found: { fields } }])
  const mails = await fetch(`${url}local/outbox.json`)
  expect(await mails.json()).toMatchObject([{ subject: 'Message from Ada Jansen' }])
})
