// The states as people write them, and the ZIP codes of the two in which we deliver.

const listed = [
  'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut',
  'DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois',
  'IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland',
  'MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana',
  'NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York',
  'NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania',
  'RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah',
  'VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming',
  'PR Puerto Rico, GU Guam, VI Virgin Islands',
].flatMap((line) => line.split(', ').map((state) => [state.slice(0, 2), state.slice(3)] as const))

/** In the state's place after a visitor said that the state is neither Illinois nor Wisconsin. */
export const anotherState = 'another state'

/** Also what autocorrect makes of "Il". */
export const ourStates = "illinois|ill|i'll|i\\.? ?l|wisconsin|wisc?|w\\.? ?i"
/**
 * Oregon is a town nearby, and "Ct" a court unless a ZIP code of Connecticut follows. The longest
 * come first, so that West Virginia isn't read as Virginia.
 */
export const otherStates = [
  anotherState,
  ...listed.flat().filter((name) => !/^(?:IL|Illinois|WI|Wisconsin|Oregon|CT)$/.test(name)),
  'ct(?=\\.?[, ]+0\\d{4})',
]
  .sort((a, b) => b.length - a.length)
  .join('|')

const lettersOf = (words: string) => words.toLowerCase().replaceAll(/[^a-z]/g, '')

const codes = new Map([
  ...listed.flatMap(([code, name]): [string, string][] => [
    [lettersOf(code), code],
    [lettersOf(name), code],
  ]),
  ['ill', 'IL'],
  ['wis', 'WI'],
  ['wisc', 'WI'],
  [lettersOf(anotherState), anotherState],
])

/** The two-letter code, or `anotherState`, of a state as it was written; null for anything else. */
export function readState(written: string): string | null {
  return codes.get(lettersOf(written)) ?? null
}

/** "Illinois" for IL; any other code as it is. */
export function stateName(code: string): string {
  return code === 'IL' || code === 'WI' ? { IL: 'Illinois', WI: 'Wisconsin' }[code] : code
}

/** Illinois or Wisconsin if the ZIP code is in one of them. */
export function stateOfZip(zip: string): 'IL' | 'WI' | null {
  if (/^6[0-2]/.test(zip)) return 'IL'
  return /^5[34]/.test(zip) ? 'WI' : null
}

/** Whether a ZIP code can be in a state. We know only those of Illinois and Wisconsin. */
export function zipFits(zip: string, state: string): boolean {
  return stateOfZip(zip) === (state === 'IL' || state === 'WI' ? state : null)
}
