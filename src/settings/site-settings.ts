// The settings that every page shows. Separate from config.ts, because the build calls its
// functions outside of Vite's environment.
import { readConfig } from './config'

const { business, siteUrl } = readConfig(import.meta.env)
export const config = { business, siteUrl }
