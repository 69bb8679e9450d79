// What every page shows. Not in config.ts, whose functions the build calls without Vite's `env`.
import { withPhoneUrl } from '~/lib/contact/telephone'
import { readConfig } from './config'

const { company, siteUrl } = readConfig(import.meta.env)
export const config = { company: withPhoneUrl(company), siteUrl }
