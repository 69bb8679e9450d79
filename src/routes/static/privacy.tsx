import { ArticlePage } from '~/components/article/ArticlePage'
import { LegalText } from '~/components/article/LegalText'
// /privacy: what the site stores, where and for how long, and its accessibility statement.
import { PageHead } from '~/components/page/PageHead'
import { SkyBand } from '~/components/page/SkyBand'
import { descriptions } from '~/content/descriptions'
import { privacy } from '~/content/privacy'

export function Component() {
  return (
    <>
      <PageHead title="Privacy and accessibility" description={descriptions.privacy} />
      <SkyBand title="Privacy and accessibility" />
      <ArticlePage headings={privacy}>
        <LegalText parts={privacy} />
      </ArticlePage>
    </>
  )
}
