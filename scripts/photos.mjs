// npm run photos -- FOLDER: makes photos for public/photos/ of those in a folder, and prints what
// to type into `image`.
import { join } from 'node:path'
import { addPhotos } from './photos/add-photos.mjs'
import { root } from './setup.mjs'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw fail('Say where the photos are: npm run photos -- FOLDER')

const { added, failed } = await addPhotos(folder, join(root, 'public/photos')).catch((error) => {
  throw fail(`The folder ${folder} can't be read: ${error.message}`)
})
for (const { file, url, bytes, tiny } of added) {
  console.log(`${file}: type ${url} into image (${Math.round(bytes / 1000)} kB)`)
  if (tiny !== null)
    console.log(
      `  It has only ${tiny}, so it will be blurred. From 1440 pixels across it is sharp everywhere.`,
    )
}
for (const { file, reason } of failed) console.log(`${file} can't be read here: ${reason}`)
if (failed.some(({ file }) => /\.hei[cf]$/i.test(file)))
  console.log(
    'Export HEIC photos as JPEG first; an iPhone does so when you email them or copy them to a PC.',
  )
if (added.length > 0) console.log('Then build and deploy.')
else fail(`There are no photos in ${folder}.`)
if (failed.length > 0) process.exitCode = 1

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message)
  process.exit(1)
}
