// Where an item has no free day near the wanted one: the office knows what else would do.
import { PhoneLink } from '~/components/contact/PhoneLink'
import { noneNear } from '~/lib/availability/none-near'

export const NoneNear = () => (
  <>
    <span>{`${noneNear}.`}</span> <span>Call</span> <PhoneLink />{' '}
    <span>and we&apos;ll find you another rental or another day.</span>
  </>
)
