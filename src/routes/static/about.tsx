// /about: a stub, as the specification has it.
import { PageHead } from '~/components/page/PageHead'
import { SkyBand } from '~/components/page/SkyBand'
import { descriptions } from '~/content/descriptions'

export function Component() {
  return (
    <>
      <PageHead title="About" description={descriptions.about} />
      <SkyBand title="This is about" />
    </>
  )
}
