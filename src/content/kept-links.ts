import { browserOf } from '~/lib/problems/browser'

/** Why a link that Safari keeps may be gone sooner than its event. */
export const safariForgets =
  "Safari deletes saved links if you don't visit this site for seven days"

/** Other browsers keep the links until the event is over. */
export const keptInSafari = (): boolean => browserOf(navigator.userAgent).browser === 'Safari'
