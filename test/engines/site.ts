// The demonstration build behind its headers, with a database, a mailbox and a card account of its
// own in memory.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serveBuild } from '../../local/hosting'
import { createStack } from '../../local/services/stack'
import type { Charge } from '../e2e/steps/card-steps'
import type { Mail } from '../e2e/steps/steps'

const root = join(import.meta.dirname, '../..')

export type Site = Awaited<ReturnType<typeof serveSite>>

export async function serveSite() {
  const build = serveBuild(join(root, 'dist-local'))
  const stack = await createStack({
    root,
    business: { name: 'Better Events', email: 'office@example.com' },
    environment: { LOCAL_DB: 'memory' },
  })
  const server = createServer((request, response) => {
    if (request.headers.host?.startsWith('scriptless.') === true) forbidScripts(response)
    stack(request, response, () => build(request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const address = `http://localhost:${port}`
  const list = async <Entry>(name: string) =>
    (await (await fetch(`${address}/local/${name}.json`)).json()) as Entry[]
  return {
    address,
    /** The same pages on another origin: to a browser, another site. */
    elsewhere: `http://127.0.0.1:${port}`,
    /** The same pages, where no script may run. */
    withoutScripts: `http://scriptless.localhost:${port}`,
    mailsTo: async (email: string) => (await list<Mail>('outbox')).filter(({ to }) => to === email),
    /** What was charged to customers of this last name, newest first. */
    chargesOf: async (lastName: string) =>
      (await list<Charge>('charges')).filter(({ description }) =>
        description.split(' ').includes(lastName),
      ),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * A browser runs no script on a sandboxed page, and shows what is written for browsers without
 * scripts.
 */
function forbidScripts(response: ServerResponse) {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    setHeader(
      name,
      name.toLowerCase() === 'content-security-policy'
        ? `${String(value)}; sandbox allow-same-origin`
        : value,
    )
}
