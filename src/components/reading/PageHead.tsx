// What a page says of itself to the browser, to search engines and where its link is shared.
import { useLocation } from 'react-router-dom'
import { config } from '~/settings'

type PageHeadProps = {
  /** Without the business's name, which every title ends with. */
  title: string
  /** In a sentence or two. Without one the page isn't for search engines. */
  description?: string
  /** Address of a picture, on this site or another; the site's own picture otherwise. */
  image?: string
}

export function PageHead({ title, description, image = '' }: PageHeadProps) {
  const { pathname } = useLocation()
  const { siteUrl, business } = config
  const whole = `${title} | ${business.name}`
  const address = siteUrl + pathname
  // Nobody who shows a shared link draws an SVG.
  const picture = image === '' || /\.svg$/i.test(image) ? '/share.png' : image
  return (
    <>
      <title>{whole}</title>
      {description === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta name="description" content={description} />
          <meta property="og:title" content={whole} />
          <meta property="og:description" content={description} />
          <meta property="og:site_name" content={business.name} />
          <meta property="og:type" content="website" />
          {siteUrl !== '' && (
            <>
              <link rel="canonical" href={address} />
              <meta property="og:url" content={address} />
              <meta property="og:image" content={new URL(picture, siteUrl).href} />
              <meta name="twitter:card" content="summary_large_image" />
            </>
          )}
        </>
      )}
    </>
  )
}
