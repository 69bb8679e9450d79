import { Link } from 'react-router-dom'
import { hasChangePolicies, weatherPolicy } from '~/content/weather'
import { contractName, signatureWords } from '~/lib/booking/plan/signature'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { maxMoves, moveUntilDays } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { moveWords } from '~/lib/time/move-until'
import { allSettings } from '~/settings/all-settings'
import { paths } from '~/urls/paths'

type MovingPolicyProps = {
  /** The first day of the rental; undefined before one is chosen. */
  first: Day | undefined
  today: Day
}

/** The policies for moving a rental and for rain. One that isn't set is left out. */
export function MovingPolicy({ first, today }: MovingPolicyProps) {
  const words = [maxMoves > 0 && moveWords(moveUntilDays, first, today), allSettings.rainRule]
  const text = words.filter(Boolean).join(' ')
  return text === '' ? null : <p>{text}</p>
}

/** With the link to the contract. `version` is the contract's; undefined for today's. */
export function WeatherPolicy({ version }: { version: string | undefined }) {
  return (
    <p>
      {weatherPolicy} <ChangePolicyLink version={version} />
    </p>
  )
}

/** To the contract's section about changes, if any. In a new tab, so that the form stays open. */
function ChangePolicyLink({ version }: { version: string | undefined }) {
  const { rainRule } = allSettings
  if (!hasChangePolicies({ rainRule, moveUntilDays, maxMoves })) return null
  return (
    <Link to={`${paths.contract(version)}#weather`} target="_blank" className="finger no-print">
      {`Read the ${rainRule === '' ? 'rules for moving and canceling' : 'weather rules'} (opens in a new tab)`}
    </Link>
  )
}

/** Who signed which contract, and when; for a booking without a signature, where they are. */
export function SignedContract({ booking }: { booking: Booking }) {
  const signature = signatureWords(booking)
  return (
    <p>
      <span>{signature ? `${signature.words}:` : 'Not signed yet:'}</span>{' '}
      <Link to={paths.contract(signature?.version)} className="finger">
        {signature ? contractName(signature.version) : 'the rules and restrictions'}
      </Link>
    </p>
  )
}
