// Puts the local stack behind the page's own origin, in the dev server and in the preview of a
// demonstration build.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { serveBuild } from './hosting'
import { createStack } from './services/stack'
import { demoSettings } from './settings'

const root = fileURLToPath(new URL('..', import.meta.url))

export function localStack(): Plugin {
  return {
    name: 'local-stack',
    // Runs before Vite reads the environment and `.env`.
    config(_config, { mode }) {
      // A server that starts over in the same process, after a change to `.env`, must not take its
      // own earlier defaults for settings.
      for (const [name, value] of Object.entries(demoSettings({}))) {
        if (process.env[name] === value) delete process.env[name]
      }
      Object.assign(process.env, demoSettings(loadEnv(mode, root)))
    },
    configureServer: serve,
    async configurePreviewServer(server) {
      await serve(server)
      const { root: folder, build } = server.config
      server.middlewares.use(serveBuild(join(folder, build.outDir)))
    },
  }
}

async function serve({ config, middlewares }: ViteDevServer | PreviewServer): Promise<void> {
  const stack = await createStack({
    root,
    company: {
      name: String(config.env['VITE_BUSINESS_NAME']),
      email: String(config.env['VITE_BUSINESS_EMAIL']),
    },
    environment: process.env,
  })
  middlewares.use(stack)
}
