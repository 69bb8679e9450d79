// What `npm start` runs: it is quick, the whole booking works on it, and a restart forgets nothing.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatDay } from '~/lib/time/day-text'
import {
  checkOut,
  confirmedId,
  dayAhead,
  dayTile,
  expectMails,
  pressBookNow,
  putInCart,
  showDay,
} from '../steps/steps'
import { expect, test } from '../test'

test('npm start is up within 15 seconds, and a restart keeps the booking and its day', async ({
  newVisitor,
}) => {
  // Two starts and an order take more than the usual minute on a busy machine.
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'start-'))
  const port = await freePort()
  let site = await startSite(port, folder)
  try {
    const firstSeconds = site.seconds
    const email = 'start@example.com'
    const day = dayAhead(40)
    const page = await newVisitor(site.url)
    await putInCart(page, '/inflatable/ember-slide', [day])
    await checkOut(page, { email })
    await pressBookNow(page)
    const id = await confirmedId(page)
    await expectMails(page, email, ['confirmation'])
    // The page must finish loading before the site stops.
    await page.close()

    await site.stop()
    site = await startSite(port, folder)
    // The tests beside this one may slow one start down, hardly both.
    expect(Math.min(firstSeconds, site.seconds)).toBeLessThan(15)
    const next = await newVisitor(site.url)
    await next.goto('/inflatable/ember-slide')
    await showDay(next, day)
    await expect(dayTile(next, day)).toHaveAccessibleName(`${formatDay(day)}, fully booked`)
    const documents = 'projects/demo-rentals/databases/(default)/documents'
    const read = await next.request.post(`/v1/${documents}:batchGet`, {
      data: { documents: [`${documents}/bookings-test/${id}`] },
    })
    expect(await read.json()).toMatchObject([
      { found: { fields: { email: { stringValue: email } } } },
    ])
    await expectMails(next, email, ['confirmation'])
  } finally {
    await site.stop()
    await rm(folder, { recursive: true })
  }
})

async function startSite(port: number, folder: string) {
  const began = performance.now()
  // The script itself, so that stopping it needs no help from npm.
  const site = spawn(process.execPath, ['scripts/start.mjs', '--port', String(port)], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, LOCAL_DB: 'file', LOCAL_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(site, 'exit')
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    site.stdout.on('data', (text) => {
      output += String(text)
      const address = /The site is at (\S+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    })
    site.once('exit', () => reject(new Error(`npm start ended: ${output}`)))
  })
  return {
    url,
    seconds: (performance.now() - began) / 1000,
    async stop() {
      site.kill('SIGTERM')
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
