// Reads what was typed after a command of the office, and names an option that didn't arrive as one.
import { parseArgs } from 'node:util'

/** An option without a value, such as --apply. */
export const flag = /** @type {const} */ ({ type: 'boolean', default: false })

/**
 * `parseArgs` of Node.
 * @template {import('node:util').ParseArgsConfig & { options: object }} Config
 * @param {Config} config
 * @throws Error that says how to type an option that npm took, or that has too few hyphens
 */
export function readOptions(config) {
  const { npm_lifecycle_event: command = '' } = process.env
  // A command that several scripts of package.json share is told its name.
  const typed = process.argv.slice(process.argv[2] === command ? 3 : 2)
  const names = Object.keys(config.options)
  for (const word of typed) {
    const name = word.replace(/^[-–—]/, '')
    if (names.includes(name)) throw new Error(`Type --${name} with two hyphens.`)
  }
  const taken = names.filter(isTaken).map((name) => `--${name}`)
  if (taken.length > 0) {
    const words = typed.map((word) => (/[^\w/.:@-]/.test(word) ? `"${word}"` : word))
    const place = typed.length > 0 ? 'before the name' : 'before it'
    throw new Error(
      `You typed ${taken.join(' ')}, but npm took it: put -- ${place}: npm run ${[command, '--', ...words, ...taken].join(' ')}`,
    )
  }
  return parseArgs(config)
}

/** npm takes each option before the lone --, and reads --apply as its own -a -p -p -l -y. */
const isTaken = (/** @type {string} */ name) =>
  isOfNpm(name) || (name === 'apply' && ['all', 'parseable', 'long', 'yes'].every(isOfNpm))

const isOfNpm = (/** @type {string} */ name) =>
  process.env[`npm_config_${name.replaceAll('-', '_')}`] === 'true'
