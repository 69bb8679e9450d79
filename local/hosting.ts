// Serves a build as Firebase Hosting does: with Firebase's own server, by the firebase.json that
// the build holds.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import superstatic from 'superstatic/lib/superstatic.js'

/** @param dist the folder of a build that is there already (scripts/build/hosting.ts) */
export function serveBuild(dist: string): RequestListener {
  const config = join(dist, 'firebase.json')
  const site = superstatic({ cwd: dist, config, stack: 'strict', compression: true }) as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
  // Only a build without a 404.html leaves anything unanswered.
  return (request, response) => site(request, response, () => response.writeHead(404).end())
}
