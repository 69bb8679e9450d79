import { ButtonLink } from '~/ui/button/Button'
import { paths } from '~/urls/paths'
import { useCarriedDays } from './use-carried-days'

/** The link to the rentals on a page that has none. */
export function BrowseRentals() {
  return (
    <ButtonLink to={paths.category('all-rentals') + useCarriedDays()}>Browse Rentals</ButtonLink>
  )
}
