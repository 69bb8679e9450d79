import { Link } from 'react-router-dom'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import type { Neighbors } from '~/lib/db/read-catalog'
import { perDayWords } from '~/lib/pricing/labels'
import { Icon } from '~/ui/Icon'
import { paths } from '~/urls/paths'
import styles from './AlsoIn.module.css'

/** The packages that contain an item and cost less than everything in them. */
export function AlsoIn({ packages }: Pick<Neighbors, 'packages'>) {
  const carried = useCarriedDays()
  if (packages.length === 0) return null
  return (
    <ul className="stack-8" aria-label="Packages with this rental">
      {packages.map(({ kind, id, name, savingCents }) => (
        <li key={id} className={`check ${styles.package}`}>
          <Icon name="check-circle" size="1.25rem" />
          <span>
            Also in <Link to={paths.item(kind, id) + carried}>{name}</Link>.{' '}
            <span>{`Save ${perDayWords({ priceCents: savingCents })} on the whole package.`}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
