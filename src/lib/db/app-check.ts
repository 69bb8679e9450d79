// App Check: with it enforced, the database answers pages of this site alone, and no program that only knows its address.
import type { FirebaseApp } from 'firebase/app'
import { lazyImport } from '~/lib/loading/lazy-import'
import { within } from '~/lib/loading/within'

const recaptcha = 'https://www.google.com/recaptcha/enterprise.js'
/** Long enough for a slow phone; a blocked script may never say so. */
const patienceMs = 8_000

/**
 * From here on every question of the SDK to the database carries a token. Where reCAPTCHA is blocked they go without one,
 * which the database answers as long as App Check isn't enforced. A build has no browser to show: it gives a debug token of
 * the project instead, where it has one. Never throws.
 * @returns asks for the token of a question past the SDK: null, like none at all, where there is none
 */
export async function startAppCheck(
  app: FirebaseApp,
  siteKey: string,
): Promise<(() => Promise<string | null>) | null> {
  const isBuild = import.meta.env.SSR
  if (isBuild && !('FIREBASE_APPCHECK_DEBUG_TOKEN' in globalThis)) return null
  try {
    const [{ getToken, initializeAppCheck, CustomProvider, ReCaptchaEnterpriseProvider }] =
      await Promise.all([
        lazyImport(() => import('firebase/app-check')),
        // The package would load it itself, and wait for it without end.
        isBuild ? undefined : within(patienceMs, loadScript(recaptcha)),
      ])
    const provider = isBuild
      ? // Firebase takes the debug token before it asks anybody.
        new CustomProvider({ getToken: () => Promise.reject(new Error('No debug token')) })
      : new ReCaptchaEnterpriseProvider(siteKey)
    const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false })
    return () =>
      getToken(appCheck).then(
        ({ token }) => token,
        () => null,
      )
  } catch {
    // What is missing is told where the database refuses to answer without it.
    return null
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
