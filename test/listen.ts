// Real HTTP servers for tests.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers on a free port of this machine until `stop`. */
export async function listen(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    origin: `http://${host}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
