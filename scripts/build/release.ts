// A page names its release. The maps from its scripts to their sources stay on the owner's
// computer, where `npm run problems` reads them (docs/decisions/problems.md).
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Eight hexadecimal digits. The names of scripts change with their content. */
function releaseOf(files: readonly string[]): string {
  const scripts = files.filter((file) => file.endsWith('.js')).toSorted()
  return createHash('sha256').update(scripts.join('\n')).digest('hex').slice(0, 8)
}

/** The folder of a build's maps, beside the folder that is deployed: dist-maps for dist. */
const mapsOf = (root: string, outDir: string) => resolve(root, `${outDir}-maps`)

/** Moves the maps out of the build, too: a host would give them to everybody. */
export function release(): Plugin {
  return {
    name: 'release',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        {
          tag: 'meta',
          attrs: { name: 'release', content: releaseOf(Object.keys(bundle)) },
          injectTo: 'head',
        },
      ],
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { root, build } = this.environment.config
        const maps = mapsOf(root, build.outDir)
        const folder = join(maps, releaseOf(Object.keys(bundle)))
        rmSync(maps, { recursive: true, force: true })
        mkdirSync(folder, { recursive: true })
        for (const [name, file] of Object.entries(bundle)) {
          if (!name.endsWith('.map') || file.type !== 'asset') continue
          writeFileSync(join(folder, basename(name)), file.source)
          delete bundle[name]
        }
      },
    },
  }
}
