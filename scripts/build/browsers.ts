/** The oldest browsers in which everything works (README.md), by MDN's name of each. */
export const oldestBrowsers = {
  safari: '15.4',
  safari_ios: '15.4',
  chrome: '105',
  edge: '105',
  firefox: '115',
} as const

/** The same as the build's target: scripts and styles are lowered to what these browsers read. */
export const buildTarget = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name === 'safari_ios' ? 'ios' : name}${version}`,
)
