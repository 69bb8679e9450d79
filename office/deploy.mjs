// npm run deploy -- [--yes] [--first]
// Says what changes and asks, builds the site, and deploys the database's rules and the pages. --first
// is for a site that isn't online yet; --yes answers each question.
import { stripVTControlCharacters } from 'node:util'
import { load } from '../scripts/load.mjs'
import { root } from '../scripts/setup.mjs'
import { run, settings } from './admin-project.mjs'
import { flag, readOptions } from './read-options.mjs'

await run(async () => {
  const { values } = readOptions({ options: { first: flag, yes: flag } })
  // Fails at a slip in a file, such as a lost comma, and names its line in colors.
  const loaded = await load('office/deploy/deploy.ts').catch((error) => {
    throw new Error(
      `${stripVTControlCharacters(error.message)}\nLook at that line and the end of the one before: often a comma or a quote is missing. Type amounts in cents without $, such as 49_00, and a text with an apostrophe between double quotes.\nNothing was deployed.`,
    )
  })
  const { deploy } = /** @type {typeof import('./deploy/deploy.ts')} */ (loaded)
  await deploy(root, settings, { isFirst: values.first, saysYes: values.yes })
})
