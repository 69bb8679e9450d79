// Every command of package.json runs this first. It stops with a sentence if this Node is too old,
// and installs missing packages. An old Node must be able to read this file, so it has only old
// JavaScript, and imports the rest afterwards.
const lowest = [20, 19]
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < lowest[0] || (major === lowest[0] && minor < lowest[1])) {
  console.error(
    `Node ${lowest.join('.')} or newer is needed; this is ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  )
  process.exit(1)
}
void import('./setup.mjs').then(({ ensureInstalled }) => ensureInstalled())
