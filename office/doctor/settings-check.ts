// Lost if nobody notices: money, if another account or nobody is paid; orders whose mails go nowhere; keys that
// strangers use; and every page, if a build stops at a setting.
import { isEmail } from '~/lib/contact/email'
import { nearestName } from '~/lib/text/typos'
import type { Config } from '~/settings/config'
import { missingSettings, settingsError } from '~/settings/required-settings'
import type { DoctorOptions } from './doctor'
import { bad, inEnv, look, type Loss } from './finding'
import { settingNames } from './read-settings'
import { mailPaths } from './services-check'
import { secretIn } from './site-check'

type Project = Pick<DoctorOptions, 'projectId' | 'host'>

/** @param project the one that the doctor looks at, and the emulator of a rehearsal or '' */
export function checkSettings(env: DoctorOptions['env'], config: Config, project: Project) {
  const names = settingNames()
  const missing = missingSettings(env)
  const given = Object.keys(env).filter((name) => name.startsWith('VITE_') && env[name] !== '')
  const unknown = given.filter((name) => !names.includes(name))
  const isStandIn = (name: string) =>
    name.endsWith('_STAND_IN') || (project.host === '' && name === 'VITE_FIRESTORE_HOST')
  const stopsAt = missing.length > 0 ? null : settingsError(env)
  const secret = given.filter((name) => secretIn(String(env[name])))
  const revoke = 'Revoke it now. The page gets the publishable key alone (pk_live_…).'
  const asSpelled = unknown.map((name) => nearestName(name, names))
  return [
    ...bad('page', 'No build: settings are missing', '.env.example explains each.', missing),
    ...(stopsAt === null ? [] : bad('page', `No build: ${stopsAt}`, inEnv)),
    ...bad('booking', 'Without effect, because nothing reads them', inEnv, asSpelled),
    ...bad('money', 'A secret key, which every visitor could read', revoke, secret),
    ...bad(
      'money',
      'Cards may not be charged with what is for npm start alone',
      inEnv,
      given.filter(isStandIn),
    ),
    ...forms(config, project)
      .filter(([, name, value]) => value !== '' && !missing.includes(name))
      .flatMap(([loss, name, value, isRight, wrong]) =>
        // Somebody may have put a secret into the place of a key.
        isRight(value)
          ? []
          : bad(loss, `${name} ${wrong}`, inEnv, [/KEY/.test(name) ? '…' : value]),
      ),
    ...(/^pk_test_\w+$/.test(config.stripeKey)
      ? look('money', 'VITE_STRIPE_PUBLISHABLE_KEY is a test key: no card is charged', inEnv)
      : []),
  ]
}

type Form = [
  loss: Loss,
  name: string,
  value: string,
  isRight: (value: string) => boolean,
  wrong: string,
]

/** The form that a setting must have. */
function forms(config: Config, { projectId, host }: Project): Form[] {
  const { firebase, services, company, mapsKey, stripeKey, siteUrl } = config
  const { distanceUrl, paymentUrl, mailerUrl, contactPath } = services
  const isKey = (key: string) => /^AIza[\w-]{35}$/.test(key)
  const isCardKey = (key: string) => /^pk_(?:live|test)_\w+$/.test(key) || secretIn(key)
  // A rehearsal may use this computer's.
  const isOpen = (url: string) =>
    isUrl(url) && (host !== '' || (/^https:\/\/[^\s/]+\.\S+$/.test(url) && isFar(url)))
  const isEnd = (url: string) => isOpen(url) && new URL(url).pathname === '/'
  const isMail = (email: string) => isEmail(email) && /@.*\./.test(email)
  const isOwnPath = (path: string) => path.startsWith('/') && !mailPaths.includes(path)
  const noKey = "isn't a key of Google (AIza…)"
  const closed = "isn't an https address that everybody can reach"
  const slash = 'ends in a slash, so the site asks at addresses that nothing has'
  const urls = [
    ['VITE_DISTANCE_URL', distanceUrl],
    ['VITE_PAYMENT_URL', paymentUrl],
    ['VITE_MAILER_URL', mailerUrl],
  ] as const
  return [
    [
      'booking',
      'VITE_FIREBASE_PROJECT_ID',
      firebase.projectId,
      isSame(projectId),
      `isn't ${projectId}`,
    ],
    ['booking', 'VITE_FIREBASE_API_KEY', firebase.apiKey, isKey, noKey],
    ['booking', 'VITE_GOOGLE_MAPS_KEY', mapsKey, isKey, noKey],
    ['booking', 'VITE_STRIPE_PUBLISHABLE_KEY', stripeKey, isCardKey, "isn't a publishable key"],
    ['page', 'VITE_SITE_URL', siteUrl, isEnd, `${closed}, without a path`],
    ...urls.map(([name, url]): Form => ['booking', name, url, isOpen, closed]),
    ...urls.map(([name, url]): Form => [
      'booking',
      name,
      url,
      (text) => !text.endsWith('/'),
      slash,
    ]),
    [
      'booking',
      'VITE_CONTACT_PATH',
      contactPath,
      isOwnPath,
      "isn't a path of its own, such as /api/contactForm",
    ],
    ['booking', 'VITE_BUSINESS_EMAIL', company.email, isMail, 'is no address'],
  ]
}

const isSame = (value: string) => (text: string) => text === value
const isUrl = (url: string) => URL.canParse(url)
const isFar = (url: string) =>
  !/^(?:localhost|127\.|10\.|192\.168\.|.*\.local$)/.test(new URL(url).hostname)
