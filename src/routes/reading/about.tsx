// /about: a stub, as the specification has it.
import { PageHead } from '~/components/page/PageHead'
import { descriptions } from '~/content/descriptions'
import { SkyBand } from '~/components/page/SkyBand'

export function Component() {
  return (
    <>
      <PageHead title="About" description={descriptions.about} />
      <SkyBand title="This is about" />
    </>
  )
}
