// The maps of the last releases, by which `npm run problems` finds the line of a source that threw.
// They are not checked in, and never deployed.
import { cpSync, existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** A page may stay open for weeks, and so may meet a problem in an older release. */
const releasesKept = 10

/** The folder of the kept maps, with a folder for each release. */
export const keptMaps = (root: string) => join(root, '.deployed', 'maps')

/**
 * Keeps the maps of a build, and those of the nine releases before it.
 * @param built the folder of the build's maps, such as dist-maps
 */
export function keepMaps(root: string, built: string): void {
  const kept = keptMaps(root)
  for (const release of readdirSync(built)) {
    cpSync(join(built, release), join(kept, release), { recursive: true })
    // A release that is deployed again is the newest.
    const now = new Date()
    utimesSync(join(kept, release), now, now)
  }
  for (const old of newestFirst(kept).slice(releasesKept))
    rmSync(join(kept, old), { recursive: true })
}

/** The kept releases, the newest first. */
export function newestFirst(folder: string): string[] {
  if (!existsSync(folder)) return []
  const age = (release: string) => statSync(join(folder, release)).mtimeMs
  return readdirSync(folder).toSorted((a, b) => age(b) - age(a))
}
