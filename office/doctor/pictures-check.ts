// Checks the catalog's pictures as a visitor loads them.
import sharp from 'sharp'
import type { Item } from '~/lib/domain/item'
import { inTurns } from '../../scripts/in-turns'
import { leastPixels, maxBytes } from '../../scripts/photos/add-photos.mjs'
import { bad, look, ok, type Finding } from './finding'

/** @param site the site's address, for pictures within it */
export async function checkPictures(items: readonly Item[], site: string): Promise<Finding[]> {
  const pictures = items.flatMap(({ name, image, images }) =>
    [image, ...images]
      .filter((address) => address !== '' && !isEmbedded(address))
      .map((address) => ({ name, address })),
  )
  const results = await inTurns(pictures, ({ name, address }) =>
    findingOf(`The picture of ${name} (${address.slice(0, 200)})`, address, site),
  )
  const findings = results.filter((each) => each !== null)
  if (findings.length > 0) return findings
  return [ok('The pictures of all items can be loaded, and none is large or tiny')]
}

async function findingOf(what: string, address: string, site: string): Promise<Finding | null> {
  const again = 'Open its address in a browser; upload the photo again and write its new address.'
  try {
    if (/^data:/i.test(address))
      return look(
        `${what.slice(0, 80)}…) stands in its document: ${Math.round(address.length / 1000)} kB that each list loads`,
        'Upload the photo to Storage, and write its address.',
      )
    if (!/^(?:https?:|\/)/i.test(address))
      return bad(
        `${what} isn't a whole address, so the item's own page doesn't find it`,
        'Write its https address, or /photos/castle.jpg for a photo of the site.',
      )
    const url = new URL(address, site || undefined)
    if (url.protocol === 'http:' && (site === '' || url.origin !== new URL(site).origin))
      return bad(
        `${what} isn't at an https address, so browsers don't show it`,
        'Write its https address, or upload the photo to Storage.',
      )
    const answer = await fetch(url, {
      // As a browser sends it: a host may refuse pictures to other sites.
      headers: site === '' ? {} : { referer: `${site}/` },
      signal: AbortSignal.timeout(30_000),
    })
    if (!answer.ok) return bad(`${what} can't be loaded (${answer.status})`, again)
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (bytes.length === 0) return bad(`${what} is empty`, again)
    const foreign = foreignFormat(bytes)
    if (foreign !== null)
      return bad(
        `${what} is a ${foreign} file, which most browsers don't show`,
        'Save it as JPEG, PNG or WebP, or run npm run photos, and upload that.',
      )
    const { format, width, height } = await sharp(bytes)
      .metadata()
      .catch(() => none)
    if (format === '') return bad(`${what} isn't a picture`, again)
    if (format === 'svg') return null
    if (Math.max(width, height) < leastPixels)
      return look(
        `${what} is tiny: ${width} x ${height} pixels`,
        'Use a larger photo; from 1440 pixels across it is sharp everywhere.',
      )
    if (bytes.length > maxBytes)
      return look(
        `${what} is large: ${Math.round(bytes.length / 1000)} kB`,
        'Fine if it is older than the last build, which makes small copies. Otherwise build and deploy, or make it smaller with npm run photos.',
      )
    return null
  } catch (error) {
    return bad(`${what} can't be loaded (${String(error)})`, again)
  }
}

/** Characters of a picture that somebody pasted into the catalog. */
const maxPasted = 20_000
const isEmbedded = (address: string) => /^data:/i.test(address) && address.length <= maxPasted

/** The name of a format that cameras and offices save, but browsers don't show. */
function foreignFormat(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 12).toString('latin1')
  // An iPhone's photo; AVIF has the same frame.
  if (/^....ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s.test(start)) return 'HEIC'
  if (/^(?:II\*\0|MM\0\*)/.test(start)) return 'TIFF'
  return start.startsWith('%PDF') ? 'PDF' : null
}

const none = { format: '', width: 0, height: 0 }
