// Stops a build with packages from outside of node_modules, as after `npm link`: they bring their
// own React, and a page with two throws at once. That node_modules itself is a link does no harm.
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

export function stopAtLinkedPackages(): Plugin {
  return {
    name: 'linked-packages',
    generateBundle(_options, bundle) {
      const { root } = this.environment.config
      const own = [root, realpathSync(join(root, 'node_modules'))].map((each) =>
        normalizePath(each),
      )
      const linked = Object.values(bundle)
        .flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []))
        // The bundler's own modules begin with a NUL.
        .find((id) => !id.startsWith('\0') && !own.some((folder) => id.startsWith(`${folder}/`)))
      if (linked !== undefined)
        this.error(
          `A package is linked from another folder, and no page would start: ${linked}\nInstall the packages again: npm ci`,
        )
    },
  }
}
