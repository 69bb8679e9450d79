// App Check: with it enforced, the database answers pages of this site alone, and no program that only knows its address.
import type { FirebaseApp } from 'firebase/app'
import { lazyImport } from '~/lib/loading/lazy-import'
import { within } from '~/lib/loading/within'

const recaptcha = 'https://www.google.com/recaptcha/enterprise.js'
/** Long enough for a slow phone; a blocked script may never say so. */
const timeoutMs = 8_000

/**
 * Makes every later request to the database carry a token. Where reCAPTCHA is blocked, requests carry none; the database
 * answers those as long as App Check isn't enforced. A build runs in no browser: it shows a debug token of the project if it
 * has one. Never throws.
 */
export async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  const isBuild = import.meta.env.SSR
  if (isBuild && !('FIREBASE_APPCHECK_DEBUG_TOKEN' in globalThis)) return
  try {
    const [{ initializeAppCheck, CustomProvider, ReCaptchaEnterpriseProvider }] = await Promise.all(
      [
        lazyImport(() => import('firebase/app-check')),
        // The package would load it itself, and wait for it without end.
        isBuild ? undefined : within(timeoutMs, loadScript(recaptcha)),
      ],
    )
    const provider = isBuild
      ? // Firebase takes the debug token before it asks anybody.
        new CustomProvider({ getToken: () => Promise.reject(new Error('No debug token')) })
      : new ReCaptchaEnterpriseProvider(siteKey)
    initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false })
  } catch {
    // If the database insists on a token, it refuses the request, and the screen says so.
  }
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${src} can't be loaded`))
    document.head.append(script)
  })
}
