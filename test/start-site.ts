// The site as `npm start` runs it. It runs the script itself, so that a test can stop it without
// npm.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/**
 * Starts the site on a free port; it ends with the test at the latest.
 * @param settings environment variables such as `LOCAL_DB`
 */
export async function startSite(settings: Record<string, string>) {
  const { FIRESTORE_EMULATOR_HOST: _others, ...environment } = process.env
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(site, 'exit')
  async function stop() {
    site.kill()
    await ended
  }
  onTestFinished(stop)
  let complaint = ''
  site.stderr.on('data', (data) => (complaint += String(data)))
  for await (const line of site.stdout) {
    const url = /The site is at (\S+)/.exec(String(line))?.[1]
    if (url !== undefined) return { url, stop }
  }
  throw new Error(`npm start ended: ${complaint}`)
}
