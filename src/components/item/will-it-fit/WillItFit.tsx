// The space an inflatable needs. Only a size like `15 x 15` is a footprint that can be drawn from above; otherwise what
// is known is its width and, upwards, its height.
import { SizeDrawing } from './SizeDrawing'
import { groundNeeds } from '~/content/rental-information'
import type { Inflatable } from '~/lib/catalogue/item'
import { actualSize, setupArea } from '~/lib/catalogue/setup-area'
import styles from './WillItFit.module.css'

export function WillItFit({ inflatable }: { inflatable: Inflatable }) {
  const size = actualSize(inflatable)
  const area = setupArea(inflatable)
  if (size === null || area === null) return null
  const fromAbove = inflatable.width?.kind === 'area'
  return (
    <section className={styles.panel} aria-labelledby="will-it-fit">
      <SizeDrawing view={fromAbove ? 'above' : 'front'} size={size} area={area} />
      <div>
        <h2 id="will-it-fit" className={styles.title}>
          Will it fit?
        </h2>
        {fromAbove ? (
          <p>
            Measure a flat space of{' '}
            <strong>
              {area.a} ft by {area.b} ft
            </strong>
            , {groundNeeds}
          </p>
        ) : (
          <p>
            Measure a flat space <strong>{area.a} ft wide</strong> and{' '}
            <strong>{area.b} ft clear overhead</strong>, {groundNeeds}
          </p>
        )}
      </div>
    </section>
  )
}
