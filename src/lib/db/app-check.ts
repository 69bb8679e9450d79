// App Check: once it is enforced, the database answers only pages of this site, not other programs.
import type { FirebaseApp } from 'firebase/app'
import { lazyImport } from '~/lib/loading/lazy-import'
import { loadScript } from '~/lib/loading/load-script'
import { withTimeout } from '~/lib/loading/with-timeout'

const recaptcha = 'https://www.google.com/recaptcha/enterprise.js'
/** Long enough for a slow phone; a blocked script may never report an error. */
const timeoutMs = 8_000

/**
 * Adds a token to every later database request. If reCAPTCHA is blocked, requests have none, and
 * the database answers them only while App Check isn't enforced. A build, which has no browser,
 * uses the project's debug token if it is set. Never throws.
 */
export async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  const isBuild = import.meta.env.SSR
  if (isBuild && !('FIREBASE_APPCHECK_DEBUG_TOKEN' in globalThis)) return
  try {
    const [{ initializeAppCheck, CustomProvider, ReCaptchaEnterpriseProvider }] = await Promise.all(
      [
        lazyImport(() => import('firebase/app-check')),
        // The package would load the script itself and wait for it forever.
        isBuild ? undefined : withTimeout(timeoutMs, loadScript(recaptcha)),
      ],
    )
    const provider = isBuild
      ? // Firebase uses the debug token first.
        new CustomProvider({ getToken: () => Promise.reject(new Error('No debug token')) })
      : new ReCaptchaEnterpriseProvider(siteKey)
    initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false })
  } catch {
    // If App Check is enforced, the database refuses the request, and the screen says so.
  }
}
