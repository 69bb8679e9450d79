// Checks the settings of .env: all required ones exist, and each has the right form.
import { emailHint } from '~/lib/contact/contact-hints'
import { isEmail } from '~/lib/contact/email'
import { telephoneUrl } from '~/lib/contact/telephone'
import { nearestName } from '~/lib/text/typos'
import { readOpeningHours } from '~/lib/time/opening-hours'
import type { Config } from '~/settings/config'
import { missingSettings } from '~/settings/required-settings'
import { bad, expected, look, ok, type Finding } from './finding'
import { settingNames } from './read-settings'
import { mailPaths } from './services-check'

type Environment = Readonly<Record<string, unknown>>
/** @param host the emulator of a rehearsal, whose settings may name it; or '' */
export function checkSettings(
  env: Environment,
  config: Config,
  { projectId, host }: { projectId: string; host: string },
): Finding[] {
  const missing = missingSettings(env)
  const { firebase, services, business, mapsKey, stripeKey, siteUrl } = config
  const standIns = [
    'VITE_STRIPE_STAND_IN',
    'VITE_MAPS_STAND_IN',
    'VITE_MAPS_EMBED_STAND_IN',
    ...(host === '' ? ['VITE_FIRESTORE_HOST'] : []),
  ].filter((name) => typeof env[name] === 'string' && env[name] !== '')
  const names = settingNames()
  const unknown = Object.keys(env).filter(
    (name) => name.startsWith('VITE_') && !names.includes(name),
  )
  const { phone, email, mapUrl, socialUrl } = business
  const bySetting: Readonly<Record<string, (name: string) => Finding>> = {
    VITE_FIREBASE_PROJECT_ID: (name) =>
      expected(
        firebase.projectId === projectId,
        `The site is for the project ${projectId}`,
        `${name} is ${firebase.projectId}, but the doctor looks at ${projectId}`,
        'Use one id for both: the console shows it under Project settings.',
      ),
    VITE_FIREBASE_API_KEY: (name) =>
      googleKey(name, firebase.apiKey, 'Firebase console, Project settings'),
    VITE_GOOGLE_MAPS_KEY: (name) => googleKey(name, mapsKey, 'Google Cloud console, Credentials'),
    VITE_STRIPE_PUBLISHABLE_KEY: (name) => stripeFinding(name, stripeKey),
    VITE_SITE_URL: (name) =>
      URL.canParse(siteUrl) && new URL(siteUrl).href !== `${siteUrl}/`
        ? bad(
            `${name} is more than the beginning of an address: ${siteUrl}`,
            `Write ${new URL(siteUrl).origin}, in lower case and without a path.`,
          )
        : addressFinding(name, siteUrl, host),
    VITE_FIREBASE_APP_ID: (name) =>
      expected(
        firebase.appId === '' || /^\d+:\d+:web:[0-9a-f]+$/.test(firebase.appId),
        `${name} is a web app's, or unset`,
        `${name} isn't the id of a web app: ${firebase.appId}`,
        'It is 1:…:web:…, Firebase console, Project settings, Your apps.',
      ),
    VITE_DISTANCE_URL: (name) => addressFinding(name, services.distanceUrl, host),
    VITE_PAYMENT_URL: (name) => addressFinding(name, services.paymentUrl, host),
    VITE_MAILER_URL: (name) => addressFinding(name, services.mailerUrl, host),
    VITE_BUSINESS_HOURS: (name) =>
      readable(`${name} can be read by search engines`, () => readOpeningHours(business.hours)),
    VITE_BUSINESS_PHONE: (name) => readable(`${name} can be dialed`, () => telephoneUrl(phone)),
    VITE_BUSINESS_EMAIL: (name) => emailFinding(name, email),
  }
  return [
    expected(
      unknown.length === 0,
      'Every setting is one that the site reads',
      `Settings that nothing reads: ${unknown.map((name) => nearestName(name, names)).join(', ')}`,
      'Correct their names; .env.example has all of them.',
    ),
    expected(
      missing.length === 0,
      'Every required setting is there',
      `Settings are missing: ${missing.join(', ')}`,
      'Set them in .env; .env.example explains each.',
    ),
    ...(business.street === '' || /\d.*,/.test(business.street)
      ? []
      : [
          look(
            `VITE_BUSINESS_STREET has no number, or no town: ${business.street}`,
            'Write the street address on one line, such as 2500 Hydraulic Rd, Rockford, IL 61109.',
          ),
        ]),
    // The others are named above.
    ...Object.entries(bySetting)
      .filter(([name]) => !missing.includes(name))
      .map(([name, check]) => check(name)),
    ...Object.entries(env)
      .filter(([name, text]) => names.includes(name) && htmlOrGarbled.test(String(text)))
      .map(([name, text]) =>
        look(
          `${name} has HTML in it, which visitors read as it stands: ${String(text)}`,
          'Write plain text: & for &amp;.',
        ),
      ),
    ...Object.entries({ VITE_BUSINESS_MAP_URL: mapUrl, VITE_BUSINESS_SOCIAL_URL: socialUrl })
      .filter(([, url]) => url !== '' && !isPublic(url))
      .map(([name, url]) =>
        bad(`${name} leads nowhere: ${url}`, 'Copy the whole link, with https://.'),
      ),
    expected(
      services.contactPath.startsWith('/') && !mailPaths.includes(services.contactPath),
      'VITE_CONTACT_PATH is a path',
      mailPaths.includes(services.contactPath)
        ? `VITE_CONTACT_PATH is the path of another mail: ${services.contactPath}`
        : `VITE_CONTACT_PATH isn't a path: ${services.contactPath}`,
      'It begins with a slash, such as /api/contactForm.',
    ),
    expected(
      standIns.length === 0,
      'Nothing of the local stack is set',
      `Set, but only for the local stack: ${standIns.join(', ')}`,
      'Take these lines out of .env: with them the site calls stand-ins.',
    ),
  ]
}

/** A tag, an escaped character, or letters that another encoding made of a quotation mark or an accent. */
export const htmlOrGarbled = /&#?\w+;|<\/?[a-z]\w*[\s/>]|â€|Ã[\u0080-\u00bf]|\ufffd/i

const nearby = /^(?:localhost|127\.|10\.|192\.168\.|\[::1\]|.*\.local$)/

/** A web address that everybody can open. */
export const isPublic = (url: string) =>
  /^https?:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/.test(url) &&
  URL.canParse(url) &&
  !nearby.test(new URL(url).hostname)

/** The site shows the address, and mails are answered to it. */
function emailFinding(name: string, email: string): Finding {
  const hint = emailHint(email)
  if (!isEmail(email) || hint?.kind === 'noDot')
    return bad(
      `${name} is no address: ${email}`,
      'Write the whole address alone, such as hello@example.com.',
    )
  return hint?.kind === 'didYouMean'
    ? look(`${name} is ${email}`, `Is it ${hint.corrected}?`)
    : ok(`${name} takes mail`)
}

function googleKey(name: string, key: string, where: string): Finding {
  return expected(
    /^AIza[\w-]{35}$/.test(key),
    `${name} looks like a key`,
    `${name} isn't a key`,
    `It is AIza…, ${where}.`,
  )
}

function stripeFinding(name: string, key: string): Finding {
  if (/^pk_live_\w+$/.test(key)) return ok(`${name} charges real cards`)
  if (/^pk_test_\w+$/.test(key))
    return look(
      `${name} is a test key: no card is charged`,
      'For real payments use pk_live_…, and the matching secret key in the payment service.',
    )
  if (/^(sk|rk)_/.test(key))
    return bad(
      `${name} is a secret key, which every visitor could read`,
      'Roll it in the Stripe dashboard now, and set the publishable one (pk_live_…).',
    )
  return bad(
    `${name} isn't a publishable key`,
    'It is pk_live_…, Stripe dashboard, Developers, API keys.',
  )
}

/** A live site uses https only, and no address of this computer; a rehearsal may. */
function addressFinding(name: string, url: string, host: string): Finding {
  const isRight = URL.canParse(url) && (url.startsWith('https://') || host !== '')
  if (isRight && host === '' && nearby.test(new URL(url).hostname))
    return bad(
      `${name} is an address that only this computer or its network knows: ${url}`,
      'Write the address at which everybody reaches it.',
    )
  return expected(
    isRight,
    `${name} is an address`,
    `${name} isn't an https address: ${url || 'unset'}`,
    'Write the whole address, such as https://www.example.com.',
  )
}

/** A setting at which a build stops if `read` throws. */
function readable(what: string, read: () => unknown): Finding {
  try {
    read()
    return ok(what)
  } catch (error) {
    return bad((error as Error).message, 'A build stops at it.')
  }
}
