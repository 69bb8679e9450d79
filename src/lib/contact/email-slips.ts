// Finds likely typos in an email address: in the provider's name, the ending and the punctuation.
import { typosBetween } from '~/lib/text/typos'

const providers =
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com live.com aol.com msn.com comcast.net sbcglobal.net att.net verizon.net charter.net frontier.com mediacombb.net bellsouth.net protonmail.com'.split(
    ' ',
  )
/** Real providers whose names look like a typo of another. */
const real = new Set(
  'mail.com email.com ymail.com gmx.com aim.com cloud.com att.com verizon.com charter.com frontier.net outlook.net live.net'.split(
    ' ',
  ),
)

/** Endings that don't exist, and the intended ones. */
const endings = new Map([
  ...meant('com', 'con cmo ocm comm coom cpm vom xom cim c0m'),
  ...meant('net', 'ner nte ney nett'),
  ...meant('org', 'ogr orgg'),
  ...meant('edu', 'edi eud'),
])
/** Endings that exist, but are unlikely after a provider's name. */
const unlikely = new Set('co cm om com net org'.split(' '))

function meant(ending: string, slips: string): [string, string][] {
  return slips.split(' ').map((slip) => [slip, ending])
}

/**
 * The address that was probably meant by one that `readEmail` read; null if there is nothing on one
 * side of an @. It may be no address, with a space between words.
 */
export function meantEmail(email: string): string | null {
  const [, user, domain] =
    /^([^@]+)@([^@]+)$/.exec(
      email
        .replaceAll(/[‘’ʼ´`]/g, "'")
        .replaceAll(/[‐-―]/g, '-')
        .replaceAll(/\s*([@.,])\s*/g, '$1')
        .replace(/@+/g, '@')
        .replace(/,/g, '.')
        .replace(/\.{2,}/g, '.')
        .replace(/[.;]+$/, ''),
    ) ?? []
  if (user === undefined || domain === undefined) return null
  return `${user}@${meantDomain(domain.toLowerCase())}`
}

function meantDomain(written: string): string {
  const domain = written.replace(/\.([^.]+)$/, (_, last: string) => `.${endings.get(last) ?? last}`)
  if (providers.includes(domain) || real.has(domain)) return domain
  const [name = '', ...rest] = domain.split('.')
  const named = providers.find((provider) => nameOf(provider) === name)
  if (named !== undefined) {
    const odd = rest.length === 0 || unlikely.has(rest.join('.')) || name === 'gmail'
    // Others are at home in many countries: yahoo.ca, hotmail.co.uk.
    return odd ? named : domain
  }
  const near = (provider: string) =>
    nameOf(provider).length > 4 && typosBetween(domain, provider) <= 2
  return providers.find(near) ?? domain
}

function nameOf(provider: string): string {
  return provider.slice(0, provider.indexOf('.'))
}
