// A page's title and description, for the browser, search engines and shared links.
import { useLocation } from 'react-router-dom'
import { config } from '~/settings/site-settings'
import { largestCopy, photoOf } from '~/ui/photos'

type PageHeadProps = {
  /** Without the business's name, which is added to every title. */
  title: string
  /** One or two sentences. Without them search engines may not list the page. */
  description?: string
  /** URL of a picture, on this site or another; the site's own picture otherwise. */
  image?: string
  /** The canonical URL if several show the same. */
  pathname?: string
}

export function PageHead({ title, description, image = '', ...head }: PageHeadProps) {
  const { pathname: shown } = useLocation()
  const { pathname = shown } = head
  const { siteUrl, company } = config
  const whole = `${title} | ${company.name}`
  const url = siteUrl + pathname
  return (
    <>
      <title>{whole}</title>
      {description === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <meta name="description" content={description} />
      )}
      {description !== undefined && siteUrl !== '' && <link rel="canonical" href={url} />}
      {/* Services that preview links load the prerendered page, so the browser doesn't need these. */}
      {import.meta.env.SSR && description !== undefined && (
        <>
          <meta property="og:title" content={whole} />
          <meta property="og:description" content={description} />
          <meta property="og:site_name" content={company.name} />
          <meta property="og:type" content="website" />
          {siteUrl !== '' && (
            <>
              <meta property="og:url" content={url} />
              <meta property="og:image" content={pictureOf(image, siteUrl)} />
              <meta name="twitter:card" content="summary_large_image" />
            </>
          )}
        </>
      )}
    </>
  )
}

/** Link previews refuse large files and SVG, so those use the site's picture. */
function pictureOf(image: string, siteUrl: string): string {
  const photo = photoOf(image)
  const isShown = image !== '' && !/\.svg$/i.test(image) && URL.canParse(image, siteUrl)
  return new URL(photo ? largestCopy(photo) : isShown ? image : '/share.png', siteUrl).href
}
