// From which database a build reads the catalog.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ResolvedConfig } from 'vite'
import type * as Stack from '../../local/services/stack'
import { load } from '../load.mjs'

const setting = 'VITE_FIRESTORE_HOST'

/**
 * Starts a stand-in if the pages will use one on their own origin. `origin` is where it also
 * answers for the demonstration's pictures; '' without a stand-in.
 */
export async function servePublicReads({ root, env }: ResolvedConfig) {
  if (env[setting] !== 'same-origin') return { origin: '', stop: async () => {} }
  const { createStack } = (await load('local/services/stack.ts')) as typeof Stack
  const answer = await createStack({
    root,
    company: { name: '', email: '' },
    environment: { ...process.env, LOCAL_DB: 'memory' },
  })
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end()),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const before = process.env[setting]
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  process.env[setting] = host
  return {
    origin: `http://${host}`,
    stop: async () => {
      if (before === undefined) delete process.env[setting]
      else process.env[setting] = before
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
