// The settings of this build that every page shows. Apart from config.ts, whose functions the build itself calls outside of
// Vite's environment.
import { readConfig } from './config'

const { business, siteUrl } = readConfig(import.meta.env)
export const config = { business, siteUrl }
