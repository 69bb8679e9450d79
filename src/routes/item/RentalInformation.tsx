import { Link } from 'react-router-dom'
import { jumpingFacts, rentalFacts } from '~/content/rental-information'
import { needsOutlet } from '~/lib/catalog/setup-area'
import { powerNeeded } from '~/lib/catalog/to-prepare'
import { isProperty, type Item } from '~/lib/domain/item'
import { Icon } from '~/ui/Icon'
import { paths } from '~/urls/paths'
import styles from './RentalInformation.module.css'

/** What every rental includes. Chairs, for example, have no rules for jumping. */
export function RentalInformation({ item }: { item: Item }) {
  const facts = [
    ...(isProperty(item) ? [] : rentalFacts),
    ...(item.kind === 'inflatables' ? jumpingFacts(item) : []),
    ...(needsOutlet(item) ? [powerNeeded] : []),
  ]
  return (
    <section className="stack-16" aria-labelledby="rental-information">
      <h2 id="rental-information" className="h2-small">
        Rental information
      </h2>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact} className="check">
            <Icon name="check" size="1.125rem" />
            <span>{fact}</span>
          </li>
        ))}
        <li className="check">
          <Icon name="check" size="1.125rem" />
          <span>
            For deposits and canceling, see the{' '}
            <Link to={paths.contract()}>rules and restrictions</Link>
          </span>
        </li>
      </ul>
    </section>
  )
}
