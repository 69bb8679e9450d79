// Six visits that every browser has to manage, each without data of an earlier visit.
import { dayToOffice, popup } from './booking'
import * as limits from './limits'
import { invoice } from './paying'
import type { Journey } from './steps'

/** The first one is part of `npm run test:all`. */
export const journeys: Record<string, Journey> = {
  'day to office': dayToOffice,
  popup,
  invoice,
  'menu and dialogs': limits.menuAndDialogs,
  'back from another site': limits.backFromElsewhere,
  'storage forbidden': limits.storageForbidden,
}
