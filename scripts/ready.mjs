// Every command of package.json runs this first. It stops with a sentence if this Node is too old,
// and installs missing packages. An old Node must be able to read this file, so it has only old
// JavaScript, and imports the rest afterwards.
const lowest = { major: 20, minor: 19 }
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < lowest.major || (major === lowest.major && minor < lowest.minor)) {
  console.error(
    `Node ${lowest.major}.${lowest.minor} or newer is needed; this is ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  )
  process.exit(1)
}
void import('./setup.mjs').then(({ ensureInstalled }) => ensureInstalled())
