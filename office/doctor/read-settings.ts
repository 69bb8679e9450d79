// Reads the settings even if one of them is mistyped, so that the rest is checked all the same.
import { readConfig, type Config } from '~/settings/config'
import { bad, type Finding } from './finding'

type Environment = Readonly<Record<string, unknown>>

/**
 * @returns the settings, those that can't be read as if they weren't set, with a finding for each
 */
export function readSettings(env: Environment): { config: Config; mistakes: Finding[] } {
  try {
    return { config: readConfig(env), mistakes: [] }
  } catch (error) {
    const { message } = error as Error
    const [wrong = ''] = message.split(' ')
    const { config, mistakes } = readSettings({ ...env, [wrong]: '' })
    return { config, mistakes: [bad(message, 'A build stops at this setting.'), ...mistakes] }
  }
}

/** The names of all settings that the site reads. */
export function settingNames(): string[] {
  const names: string[] = []
  readConfig(new Proxy({}, { get: (_, name) => void names.push(String(name)) }))
  return names
}
