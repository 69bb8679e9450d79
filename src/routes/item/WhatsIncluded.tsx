import { Link } from 'react-router-dom'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { setupAreaText, sizeText } from '~/lib/catalog/size-text'
import { standsOnWords } from '~/lib/catalog/stands-on'
import { groundTypes, type Item, type Part } from '~/lib/domain/item'
import { lineLabel, perDayWords } from '~/lib/pricing/labels'
import { packageSaving } from '~/lib/pricing/package-saving'
import { Picture } from '~/ui/Picture'
import { paths } from '~/urls/paths'
import styles from './WhatsIncluded.module.css'

/** A part's size, the space and the ground that it needs, as far as they are known. */
function needsText(part: Part): string {
  const { surfaces } = part
  const isInflatable = part.kind === 'inflatables'
  const area = isInflatable ? setupAreaText(part) : ''
  return [
    isInflatable ? sizeText(part) : '',
    area && `setup area ${area}`,
    surfaces.length < groundTypes.length ? standsOnWords(surfaces) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What a package contains, each with a link to its own page. */
export function WhatsIncluded({ item }: { item: Item }) {
  const { parts } = item
  const saving = packageSaving(item)
  const carried = useCarriedDays()
  return (
    <section className="stack-16" aria-labelledby="whats-included">
      <h2 id="whats-included" className="h2-small">
        What's included
      </h2>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id} className={`stack-16 ${styles.part}`}>
            <Picture src={part.image} alt="" width={96} height={72} sizes="6rem" />
            <div>
              <Link
                to={paths.item(part.kind, part.id) + carried}
                className={`finger ${styles.name}`}
              >
                {lineLabel(part)}
              </Link>
              <p className="note">{needsText(part)}</p>
            </div>
          </li>
        ))}
      </ul>
      {saving > 0 && (
        <p>{`You save ${perDayWords({ priceCents: saving })} compared with renting each of these by itself.`}</p>
      )}
    </section>
  )
}
