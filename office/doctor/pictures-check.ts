// Lost if nobody notices: a booking, because nobody rents what has no picture.
import sharp from 'sharp'
import type { Item } from '~/lib/domain/item'
import { sixAtATime } from '../../scripts/six-at-a-time'
import { ask } from './ask'
import { bad, type Finding } from './finding'

/** What to do about a picture. */
export const picture = 'Upload it as JPEG, PNG or WebP, and write its whole https address.'

/** @param site the site's URL, for pictures within it */
export async function checkPictures(items: readonly Item[], site: string): Promise<Finding[]> {
  const pictures = items.flatMap(({ name, image, images }) =>
    [image, ...images]
      .filter((url) => url !== '' && !/^data:/i.test(url))
      .map((url) => ({ name, url })),
  )
  const found = await sixAtATime(pictures, async ({ name, url }) => {
    const problem = await problemOf(url, site)
    return problem === null ? [] : [`${name} (${url.slice(0, 200)}, ${problem})`]
  })
  return bad('booking', "Pictures that browsers don't show", picture, found.flat())
}

async function problemOf(stored: string, site: string): Promise<string | null> {
  if (!/^(?:https?:|\/)/i.test(stored) || !URL.canParse(stored, site || undefined))
    return 'no whole address'
  const url = new URL(stored, site || undefined)
  if (url.protocol === 'http:' && !(site !== '' && url.origin === new URL(site).origin))
    return 'no https'
  // As a browser sends it: a host may refuse pictures to other sites.
  const headers = { referer: `${site}/` }
  const { status, bytes, failure } = await ask(url, { headers, redirect: 'follow' })
  if (status !== 200) return String(status || failure)
  const { format, compression } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: 'none', compression: '' }))
  // What an iPhone saves (HEIC) has the same frame as AVIF.
  const isShown = ['jpeg', 'png', 'webp', 'gif', 'svg', 'avif'].includes(format)
  return isShown || compression === 'av1' ? null : 'no picture'
}
