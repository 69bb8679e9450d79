/**
 * Two-letter codes of the states, Washington, D.C., and the islands, with the names under which
 * they are written.
 */
const names: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  PR: 'Puerto Rico',
  GU: 'Guam',
  VI: 'Virgin Islands',
}

/** In the state's place after a visitor said that the state is neither Illinois nor Wisconsin. */
export const anotherState = 'another state'

const codes = new Map<string, string>([
  ...Object.entries(names).flatMap(([code, name]): [string, string][] => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
  // Abbreviations, typos, and what autocorrect makes of "Il".
  ...misspellings('IL', "ill, i'll, illinios, illinos, ilinois, illnois, illinoise"),
  ...misspellings('WI', 'wis, wisc, wisconson, wisconsen, winconsin, wisconsion'),
  ...misspellings('IN', 'ind'),
  ...misspellings('MI', 'mich'),
  ...misspellings('MN', 'minn'),
  [anotherState, anotherState],
])

function misspellings(code: string, spellings: string): [string, string][] {
  return spellings.split(', ').map((spelling) => [spelling, code])
}

/** Every way to write a state, the longest first, so that West Virginia isn't read as Virginia. */
export const stateSpellings = [...codes.keys()].sort((a, b) => b.length - a.length)

/**
 * The state written as code or name in any case: its two-letter code, or `anotherState`; null for
 * anything else.
 */
export function readState(written: string): string | null {
  return codes.get(written.toLowerCase()) ?? null
}

/** Illinois or Wisconsin if the ZIP code is in one of them. */
export function stateOfZip(zip: string): 'IL' | 'WI' | null {
  if (/^6[0-2]/.test(zip)) return 'IL'
  return /^5[34]/.test(zip) ? 'WI' : null
}
