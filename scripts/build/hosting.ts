// Completes firebase.json with the hosts of a build's settings and the files that never change
// (docs/going-live.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { readConfig, type Config } from '../../src/settings/config.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

export type Hosting = {
  /** The folder to deploy, relative to the file. */
  public?: string
  rewrites: readonly { source: string; destination: string }[]
  headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[]
}

/** Writes the complete firebase.json into the build. */
export function completeHosting(): Plugin {
  return {
    name: 'hosting',
    writeBundle(_options, bundle) {
      const { root, build, env } = this.environment.config
      const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
        hosting: Hosting
      }
      const assets = Object.keys(bundle).filter((name) => name.startsWith(`${build.assetsDir}/`))
      const complete = { hosting: hostingOf(hosting, readConfig(env), assets) }
      const file = join(resolve(root, build.outDir), 'firebase.json')
      writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`)
    },
  }
}

/**
 * The hosting of one build.
 * @param base the `hosting` part of firebase.json
 * @param assets the files whose names change with their content, relative to the build
 */
export function hostingOf(base: Hosting, config: Config, assets: readonly string[]): Hosting {
  const policy = { key: 'Content-Security-Policy', value: contentSecurityPolicy(config) }
  const kept = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }
  return {
    ...base,
    public: '.',
    headers: [
      ...base.headers,
      { source: '**', headers: [policy] },
      // Each by its name, so that browsers don't cache the 404 of a file that another release has.
      ...assets.map((name) => ({ source: `/${name}`, headers: [kept] })),
    ],
  }
}
