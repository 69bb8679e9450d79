import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button/Button'
import { useCarriedDays } from './use-carried-days'

/** The way on from a page without rentals. */
export function BrowseRentals() {
  return (
    <ButtonLink to={paths.category('all-rentals') + useCarriedDays()}>Browse Rentals</ButtonLink>
  )
}
