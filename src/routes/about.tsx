// /about: a stub, as the specification has it.
import { SkyBand } from '~/components/reading/SkyBand'
import { config } from '~/settings'

export function Component() {
  return (
    <>
      <title>{`About | ${config.business.name}`}</title>
      <SkyBand title="This is about" />
    </>
  )
}
