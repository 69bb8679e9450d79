// The settings that every page shows. Separate from config.ts, because the build calls its
// functions outside of Vite's environment.
import { withPhoneUrl } from '~/lib/contact/telephone'
import { readConfig } from './config'

const { business, siteUrl } = readConfig(import.meta.env)
export const config = { business: withPhoneUrl(business), siteUrl }
