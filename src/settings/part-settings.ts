// All settings of this build, for the parts that are fetched late: the first script carries only what it shows.
import { readConfig } from './config'

export const fullConfig = readConfig(import.meta.env)
