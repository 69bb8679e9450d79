// Writes one file with the licenses of everything in the build; each script says where it is.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const fileName = 'licenses.txt'

/**
 * Vite doesn't find the fonts, which only styles name, nor the loader within
 * @react-google-maps/api. Firebase's packages lack the text of their license, which is the loader's
 * Apache License.
 */
const unseen = [
  '@fontsource-variable/anybody',
  '@fontsource-variable/figtree',
  '@googlemaps/js-api-loader',
]

export function licenses(): Plugin {
  return {
    name: 'licenses',
    config: () => ({
      build: {
        license: { fileName },
        rolldownOptions: { output: { postBanner: `/*! Licenses: /${fileName} */` } },
      },
    }),
    generateBundle: {
      // After Vite has written its own part.
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[fileName]
        if (file?.type !== 'asset') throw new Error(`Vite wrote no ${fileName}`)
        file.source = [file.source, ...unseen.map(section)].join('\n\n')
      },
    },
  }
}

/** In the same form as Vite's. */
function section(name: string): string {
  const folder = join('node_modules', name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
    license: string
  }
  return `## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8')}`
}
