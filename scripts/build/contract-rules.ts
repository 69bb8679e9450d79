// The rules' copy of the contract's versions. Browser tests need it, too, and have no settings.
/** How many versions a new booking may have: a page may be open while the owner deploys. */
const accepted = 3

/**
 * The rules with the versions that a new signature may name.
 * @param versions the newest first
 * @throws Error if the rules have no place for them
 */
export function withContractVersions(rules: string, versions: readonly string[]): string {
  const place = /(function isContract\(version\) \{\n *return version\.matches\(')[\da-f|]*(')/
  if (!place.test(rules))
    throw new Error(`firestore.rules has no place for the contract's versions`)
  return rules.replace(place, `$1${versions.slice(0, accepted).join('|')}$2`)
}
