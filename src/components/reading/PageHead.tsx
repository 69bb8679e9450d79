// What a page says of itself to the browser, to search engines and where its link is shared.
import { useLocation } from 'react-router-dom'
import { config } from '~/settings/site-settings'

type PageHeadProps = {
  /** Without the business's name, which every title ends with. */
  title: string
  /** In a sentence or two. Without one the page isn't for search engines. */
  description?: string
  /** Address of a picture, on this site or another; the site's own picture otherwise. */
  image?: string
  /** Where several addresses show the same: the one to be found by. */
  pathname?: string
}

export function PageHead({ title, description, image = '', ...head }: PageHeadProps) {
  const { pathname: shown } = useLocation()
  const { pathname = shown } = head
  const { siteUrl, business } = config
  const whole = `${title} | ${business.name}`
  const address = siteUrl + pathname
  return (
    <>
      <title>{whole}</title>
      {description === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <meta name="description" content={description} />
      )}
      {description !== undefined && siteUrl !== '' && <link rel="canonical" href={address} />}
      {/* Whoever is sent a link has the page fetched anew, as it was written: the browser needs none of these. */}
      {import.meta.env.SSR && description !== undefined && (
        <>
          <meta property="og:title" content={whole} />
          <meta property="og:description" content={description} />
          <meta property="og:site_name" content={business.name} />
          <meta property="og:type" content="website" />
          {siteUrl !== '' && (
            <>
              <meta property="og:url" content={address} />
              <meta property="og:image" content={pictureOf(image, siteUrl)} />
              <meta name="twitter:card" content="summary_large_image" />
            </>
          )}
        </>
      )}
    </>
  )
}

/** Nobody who shows a shared link draws an SVG. */
function pictureOf(image: string, siteUrl: string): string {
  const isShown = image !== '' && !/\.svg$/i.test(image) && URL.canParse(image, siteUrl)
  return new URL(isShown ? image : '/share.png', siteUrl).href
}
