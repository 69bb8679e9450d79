// What a command says when it can't go on: a sentence and what to do, never a stack trace.
import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'

const network = "The database can't be reached. Check this computer's network and try again."
const key =
  'The database refuses the key. Its service account may be gone, or the clock of this computer may be wrong. Make a new key in the Firebase console (Project settings, Service accounts).'

/** By the codes of Firestore's answers. */
const byCode = new Map([
  [4, 'The database took too long to answer. Try again.'],
  [5, 'There is no such project, or it has no Firestore database. Check the id after --project.'],
  [
    7,
    'The key may not do this. Does it belong to this project, and does the project have a Firestore database?',
  ],
  [8, "The project's quota is used up. Look at its usage in the Firebase console."],
  [14, network],
  [16, key],
])

/** What follows a wrong option. */
export const asCalled = 'docs/owner.md shows how the command is called.'

const isKey = /invalid_(grant|client)|DECODER|private key|PEM/i
const isNetwork = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/

/**
 * @param {unknown} error an error of this folder, whose message says all, or one of the database or
 * the network
 * @returns {string}
 */
export function errorWords(error) {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  // After its first sentence, Node's message explains Node's own syntax.
  if (String(code).startsWith('ERR_PARSE_ARGS'))
    return `${error.message.split('. ')[0]}. ${asCalled}`
  const words =
    code !== undefined && isKey.test(error.message)
      ? key
      : isNetwork.test(`${String(code)} ${error.message}`)
        ? network
        : byCode.get(Number(code))
  if (words === undefined) return error.message
  const [first = ''] = error.message.split('\n')
  return `${words} (${first.trim().slice(0, 200)})`
}

/**
 * @param {string} file that `GOOGLE_APPLICATION_CREDENTIALS` names
 * @throws Error that says why it is no key
 */
export function checkKeyFile(file) {
  const no = (/** @type {string} */ why) =>
    new Error(
      `GOOGLE_APPLICATION_CREDENTIALS names ${file}, but ${why}. It should be the file of a service account's key (Firebase console, Project settings, Service accounts).`,
    )
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw no(code === 'ENOENT' ? 'there is no such file' : "that can't be read")
  }
  let fields
  try {
    fields = JSON.parse(text)
    // Other kinds of credentials have other fields.
    if (fields.type !== undefined && fields.type !== 'service_account') return
    createPrivateKey(fields.private_key)
  } catch {
    throw no('it holds no key')
  }
  if (typeof fields.client_email !== 'string') throw no('it holds no key')
}
