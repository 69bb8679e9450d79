// /about: a stub, as the specification has it.
import { PageHead } from '~/components/reading/PageHead'
import { descriptions } from '~/content/descriptions'
import { SkyBand } from '~/components/reading/SkyBand'

export function Component() {
  return (
    <>
      <PageHead title="About" description={descriptions.about} />
      <SkyBand title="This is about" />
    </>
  )
}
