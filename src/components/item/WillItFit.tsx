// The space an inflatable needs. A size like `15 x 15` is drawn from above; otherwise only width and height are known.
import { SizeDrawing } from './SizeDrawing'
import { PhoneLink } from '~/components/help/PhoneLink'
import { groundNeeds } from '~/content/rental-information'
import type { Inflatable } from '~/lib/domain/item'
import { actualSize, needsGround, setupArea } from '~/lib/catalogue/setup-area'
import { setupAreaText } from '~/lib/catalogue/size-text'
import styles from './WillItFit.module.css'

export function WillItFit({ inflatable }: { inflatable: Inflatable }) {
  const size = actualSize(inflatable)
  const area = setupArea(inflatable)
  if (size === null || area === null) return null
  const needs = needsGround(inflatable) && groundNeeds
  const fromAbove = inflatable.width?.kind === 'area'
  return (
    <section className={styles.panel} aria-labelledby="will-it-fit">
      <SizeDrawing view={fromAbove ? 'above' : 'front'} size={size} area={area} />
      <div className="stack-12">
        <h2 id="will-it-fit" className="h2-small">
          Will it fit?
        </h2>
        {fromAbove ? (
          <p>
            You'll need a flat space of <strong>{setupAreaText(inflatable)}</strong>.
            {inflatable.heightFt !== null && ` It stands ${inflatable.heightFt} ft tall.`} {needs}
          </p>
        ) : (
          <p>
            You'll need a flat space <strong>{area.a} ft wide</strong> with{' '}
            <strong>{area.b} ft of clearance</strong> overhead. For its depth, call <PhoneLink />.{' '}
            {needs}
          </p>
        )}
      </div>
    </section>
  )
}
