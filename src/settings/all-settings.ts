// All settings, for parts that load later. The first script has only those of site-settings.ts.
import { readConfig } from './config'

export const allSettings = readConfig(import.meta.env)
