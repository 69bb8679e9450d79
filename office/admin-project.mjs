// Opens the Firebase project for a staff script, with credentials.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { loadEnv } from 'vite'
import { root } from '../scripts/setup.mjs'
import { checkKeyFile, errorWords } from './error-words.mjs'
import { printable } from './printable.mjs'

/** The settings of `.env`, as the production build reads them. */
export const settings = loadEnv('production', root, 'VITE_')

/** A text that says where the settings were read, so that a missing .env is noticed. */
export function describeSettings() {
  const names = ['.env', '.env.local', '.env.production', '.env.production.local']
  const files = names.map((name) => join(root, name)).filter((file) => existsSync(file))
  const inEnvironment = Object.keys(process.env).some((name) => name.startsWith('VITE_'))
  const places = [...files, ...(inEnvironment ? ['the environment'] : [])]
  return places.length === 0
    ? `Settings: none, as there is no .env in ${root}`
    : `Settings: ${places.join(', ')}`
}

/**
 * @param {string | undefined} option the project id of the command line; without it, that of the
 * site's settings
 * @param {string | undefined} emulator host:port of an emulator, which needs no credentials
 * @throws Error that says what is missing
 */
export function openProject(option, emulator) {
  const projectId = option ?? settings.VITE_FIREBASE_PROJECT_ID
  if (!projectId) {
    throw new Error('Name the project: --project ID, or VITE_FIREBASE_PROJECT_ID in .env.')
  }
  const keyFile = process.env.GOOGLE_APPLICATION_CREDENTIALS
  if (!emulator) {
    if (!keyFile)
      throw new Error(
        'This command needs a key file (Firebase console, Project settings, Service accounts). In each new window, first type export GOOGLE_APPLICATION_CREDENTIALS=/path/to/key.json (on Windows: set GOOGLE_APPLICATION_CREDENTIALS=C:\\path\\to\\key.json). Then repeat this command.',
      )
    checkKeyFile(keyFile)
  }
  console.log(`Project ${projectId}${emulator ? ` on the emulator at ${emulator}` : ''}`)
  return initializeApp({
    projectId,
    ...(emulator ? {} : { credential: applicationDefault() }),
  })
}

/**
 * Runs a script, and reports an error in words instead of a stack trace.
 * @param {() => Promise<void>} script
 */
export async function run(script) {
  let said = ''
  /** @param {unknown} error */
  function fail(error) {
    // The message may contain a stranger's text: a customer's name, or a server's answer.
    const words = printable(errorWords(error))
    if (words !== said) console.error(words)
    said = words
    process.exitCode = 1
  }
  // Where the database doesn't answer, its SDK rejects a second promise with the same error, which
  // nobody awaits.
  process.on('unhandledRejection', fail)
  try {
    await script()
  } catch (error) {
    fail(error)
  }
}
