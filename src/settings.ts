// The settings of this build. Apart from config.ts, whose functions the build itself calls outside of Vite's environment.
import { readConfig } from '~/config'

export const config = readConfig(import.meta.env)
