// The demonstration build behind its headers, with a database, a mailbox and a card account of its
// own in memory.
import { createServer } from 'node:http'
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
    company: { name: 'Better Events', email: 'office@example.com' },
    environment: { LOCAL_DB: 'memory' },
  })
  const server = createServer((request, response) => {
    stack(request, response, () => build(request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://localhost:${port}`
  const list = async <Entry>(name: string) =>
    (await (await fetch(`${url}/local/${name}.json`)).json()) as Entry[]
  return {
    url,
    /** The same pages on another origin: to a browser, another site. */
    elsewhere: `http://127.0.0.1:${port}`,
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
