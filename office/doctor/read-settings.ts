// One mistyped setting would end the whole run, so this reads the others without it.
import { readConfig, type Config } from '~/settings/config'
import { bad, inEnv, type Finding } from './finding'

type Environment = Readonly<Record<string, unknown>>
type Read = { config: Config; unread: string[]; mistakes: Finding[] }

/** Those that can't be read count as not set, each with its name and a finding. */
export function readSettings(env: Environment): Read {
  try {
    return { config: readConfig(env), unread: [], mistakes: [] }
  } catch (error) {
    const { message } = error as Error
    const [wrong = ''] = message.split(' ')
    const { config, unread, mistakes } = readSettings({ ...env, [wrong]: '' })
    const mistake = bad('page', `No build, because ${message}: ${String(env[wrong])}`, inEnv)
    return { config, unread: [wrong, ...unread], mistakes: [...mistake, ...mistakes] }
  }
}

/** The names of all settings that the site reads. */
export function settingNames(): string[] {
  const names: string[] = []
  readConfig(new Proxy({}, { get: (_, name) => void names.push(String(name)) }))
  return names
}
