import { fileURLToPath } from 'node:url'
// One configuration for three uses: `npm start`, a production build, and a build of the
// demonstration (`--mode demo`), which runs the production code against the stand-ins of `local/`.
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import type * as Local from './local/plugin'
import { buildTarget } from './scripts/build/browsers.ts'
import { codeSplitting } from './scripts/build/chunks.ts'
import type * as Contracts from './scripts/build/contract-versions'
import { noteEarlyPresses } from './scripts/build/early-press.ts'
import { fileList } from './scripts/build/file-list.ts'
import { completeHosting } from './scripts/build/hosting.ts'
import { licenses } from './scripts/build/licenses.ts'
import { stopAtLinkedPackages } from './scripts/build/linked-packages.ts'
import { misreadSettings } from './scripts/build/misread-settings.ts'
import { prerender } from './scripts/build/prerender.ts'
import type * as Rates from './scripts/build/rates'
import { release } from './scripts/build/release.ts'
import { remindOfSampleReviews } from './scripts/build/sample-reviews.ts'
import { namedSources } from './scripts/build/sources.ts'
import { stop } from './scripts/build/stop.ts'
import { load } from './scripts/load.mjs'
import { testimonials } from './src/content/testimonials.ts'
import { telephoneUrl, withPhoneUrl } from './src/lib/contact/telephone.ts'
import { readConfig } from './src/settings/config.ts'
import type * as Required from './src/settings/required-settings'

const alias = { '~': fileURLToPath(new URL('src', import.meta.url)) }

export default defineConfig(async ({ command, mode, isPreview, isSsrBuild }) => {
  const demo = mode === 'demo'
  const serving = command === 'serve' && isPreview !== true
  // The build runs another one inside, for the renderer of the prerendered pages. This is true for the
  // outer one only.
  const building = command === 'build' && isSsrBuild !== true
  return {
    resolve: { alias },
    // The manifest tells which scripts a screen needs.
    build: {
      target: buildTarget,
      outDir: demo ? 'dist-local' : 'dist',
      manifest: true,
      // Scripts don't name their maps, which `release` moves out of the build.
      sourcemap: building && ('hidden' as const),
      modulePreload: {
        polyfill: false,
        // A page that imports a part has already loaded these.
        resolveDependencies: (_: string, files: string[], { hostType }: { hostType: string }) =>
          hostType === 'js'
            ? files.filter((file) => !/\/(rolldown-runtime|react|app)-/.test(file))
            : files,
      },
      rolldownOptions: {
        // How long the plugins take says how busy the computer is.
        checks: { bundlerTimings: false },
        // The renderer of the build is one file, whatever the browser gets.
        output: isSsrBuild === true ? {} : { codeSplitting: codeSplitting(import.meta.dirname) },
      },
    },
    plugins: [
      react(),
      ...(building
        ? [
            stopAtLinkedPackages(),
            release(),
            prerender(),
            completeHosting(),
            licenses(),
            fileList(),
          ]
        : []),
      (demo || serving) && standIns(),
      isPreview !== true && requireSettings(),
      settingsAsValues(),
      settingsInPage(),
      noteEarlyPresses(),
      isPreview !== true && sharedRates(),
      building && namedSources(),
      building && !demo && remindOfSampleReviews(testimonials),
    ],
  }
})

async function standIns(): Promise<Plugin> {
  const { localStack } = (await load('local/plugin.ts')) as typeof Local
  return localStack()
}

/**
 * Fills in the settings of index.html: as text, where Vite would take them for HTML, and
 * `%TELEPHONE_URL%`, by which the number can be dialled before any script has run.
 */
function settingsInPage(): Plugin {
  let settings: Record<string, unknown> = {}
  return {
    name: 'settings-in-page',
    configResolved({ env }) {
      settings = env
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const values: Record<string, unknown> = {
          ...settings,
          TELEPHONE_URL: telephoneUrl(String(settings['VITE_BUSINESS_PHONE'])),
        }
        return html.replaceAll(/%((?:VITE|TELEPHONE)_\w+)%/g, (asWritten, name: string) =>
          Object.hasOwn(values, name) ? escapeHtml(String(values[name])) : asWritten,
        )
      },
    },
  }
}

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * Writes the rates of src/lib/domain/business.ts and the contract's versions into the rules, the
 * rates into docs/rules.md, and their fingerprint into the page, by which the doctor sees whether
 * page and rules belong together. Publishes what the next deploy compares.
 */
function sharedRates(): Plugin {
  let fingerprint = ''
  let contracts: Contracts.Contract[] = []
  let published: Record<string, string> = {}
  return {
    name: 'shared-rates',
    async configResolved({ root, env, logger }) {
      const config = readConfig(env)
      const { contractsOf } = (await load('scripts/build/contract-versions.ts')) as typeof Contracts
      const rates = (await load('scripts/build/rates.ts')) as typeof Rates
      contracts = contractsOf(root, config)
      published = rates.publishedRates(config.company.hours)
      fingerprint = rates.fingerprintOf()
      for (const file of rates.writeRates(root, contracts))
        logger.info(`${file} has the new rates.`)
    },
    transform: {
      filter: { id: /\/src\/lib\/domain\/contract-versions\.ts$/ },
      // Without the words: pages load those of earlier versions when somebody opens one.
      handler: () => {
        const list = contracts.map(({ version, from }) => ({ version, from }))
        // No line of it is in a source.
        const map = { mappings: '' } as const
        return { code: `export const contractVersions = ${JSON.stringify(list)}`, map }
      },
    },
    generateBundle() {
      const files = { 'contracts.json': contracts, 'rates.json': published }
      for (const [fileName, content] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) })
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'numbers', content: fingerprint }, injectTo: 'head' },
    ],
  }
}

/**
 * Stops a build or a server with one message that names every required setting that is missing,
 * hours that can't be read, a phone number that can't be dialed, or settings of .env that are read otherwise than they were typed;
 * and a build in which React would be slow.
 */
function requireSettings(): Plugin {
  return {
    name: 'required-settings',
    async configResolved({ root, command, mode, env }) {
      const required = (await load('src/settings/required-settings.ts')) as typeof Required
      const problems = [
        required.settingsError(env),
        ...misreadSettings(root, mode, env),
        command === 'build' && process.env['NODE_ENV'] === 'development'
          ? "NODE_ENV is development: the build would have React's slow development version. Unset it."
          : null,
      ]
      const found = problems.filter((problem) => problem !== null)
      if (found.length > 0) stop(found.join('\n'))
    },
  }
}

/** The page gets what the settings say, not how they are read. */
function settingsAsValues(): Plugin {
  return {
    name: 'settings-as-values',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/settings\/(?:site|all)-settings\.ts$/ },
      handler(_code, id) {
        const all = readConfig(this.environment.config.env)
        const { company, siteUrl } = all
        const code = id.endsWith('/all-settings.ts')
          ? `export const allSettings = ${JSON.stringify(all)}`
          : `export const config = ${JSON.stringify({ company: withPhoneUrl(company), siteUrl })}`
        // No line of it is in a source.
        return { code, map: { mappings: '' } }
      },
    },
  }
}
