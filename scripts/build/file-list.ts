// What a build wrote. The doctor compares it with the live site, so it needs no build of its own.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { readConfig, type Config } from '../../src/settings/config.ts'

export const fileListName = 'files.json'

export type FileList = {
  /** The settings of the build: its scripts have them, too. */
  settings: Config
  /** The hash of each file, by its name in the build. */
  files: Readonly<Record<string, string>>
}

export const hashOfFile = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** firebase.json keeps these two from the site. */
const isPublished = (name: string) =>
  name !== 'firebase.json' && name !== fileListName && !name.startsWith('.vite/')

/** @param dist the folder of a whole build */
export function writeFileList(dist: string, settings: Config) {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(join(dist, '/').length))
    .map((name) => name.replaceAll('\\', '/'))
  const files = names
    .filter(isPublished)
    .toSorted()
    .map((name) => [name, hashOfFile(readFileSync(join(dist, name)))])
  const list: FileList = { settings, files: Object.fromEntries(files) }
  writeFileSync(join(dist, fileListName), JSON.stringify(list))
}

/** Writes the list once everything else is written. */
export function fileList(): Plugin {
  return {
    name: 'file-list',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const { root, build, env } = this.environment.config
        writeFileList(resolve(root, build.outDir), readConfig(env))
      },
    },
  }
}
