// A size like `15 x 15` is drawn from above; otherwise only width and height are known.
import { PhoneLink } from '~/components/contact/PhoneLink'
import { YardField } from '~/components/rental/YardField'
import { actualSize, setupArea, type Size } from '~/lib/catalog/setup-area'
import { fitWords } from '~/lib/catalog/size-text'
import type { Item } from '~/lib/domain/item'
import { rememberYard, useYard } from '~/lib/storage/yard'
import type { Slot } from '~/ui/slot'
import styles from './WillItFit.module.css'

export function WillItFit({ item }: { item: Item }) {
  const size = item.kind === 'inflatables' ? actualSize(item) : null
  const area = item.kind === 'inflatables' ? setupArea(item) : null
  if (item.kind === 'inflatables' && size && area)
    return (
      <Panel>
        <SizeDrawing
          view={item.width?.kind === 'area' ? 'above' : 'front'}
          size={size}
          area={area}
        />
        <div className="stack-12">
          <Heading />
          {item.width?.kind !== 'area' && (
            <p>
              For its depth, call <PhoneLink />.
            </p>
          )}
          <YourYard item={item} />
        </div>
      </Panel>
    )
  if (!item.parts.some((part) => part.kind === 'inflatables' && setupArea(part))) return null
  return (
    <Panel>
      <div className="stack-12">
        <Heading />
        <p>Each inflatable in it needs its own flat space: see what&apos;s included.</p>
        <YourYard item={item} />
      </div>
    </Panel>
  )
}

function Panel({ children }: { children: Slot }) {
  return (
    <section className={styles.panel} aria-labelledby="will-it-fit">
      {children}
    </section>
  )
}

const Heading = () => (
  <h2 id="will-it-fit" className="h2-small">
    Will it fit?
  </h2>
)

/** Asks for the visitor's yard once, and answers on every item's page. */
function YourYard({ item }: { item: Item }) {
  const yard = useYard()
  return (
    <>
      <YardField legend="Your yard (ft)" yard={yard} onChange={rememberYard} />
      <output>{yard && <strong>{fitWords(item, yard)}</strong>}</output>
    </>
  )
}

type SizeDrawingProps = { view: 'above' | 'front'; size: Size; area: Size }

/** The longer side of the space, and the room for the measures beside and below it. */
const longest = 200
const margin = 44

/** An inflatable to scale inside the space that it needs. */
function SizeDrawing({ view, size, area }: SizeDrawingProps) {
  const perFoot = longest / Math.max(area.across, area.up)
  const outer = { w: area.across * perFoot, h: area.up * perFoot }
  const inner = { w: size.across * perFoot, h: size.up * perFoot }
  const x = 4 + (outer.w - inner.w) / 2
  // From the front it is on the ground; from above the extra space is on all sides.
  const y = 4 + (view === 'front' ? outer.h - inner.h : (outer.h - inner.h) / 2)
  const name =
    view === 'above'
      ? `From above: ${size.across} ft by ${size.up} ft inside a setup area of ${area.across} ft by ${area.up} ft.`
      : `From the front: ${size.across} ft wide and ${size.up} ft high, in a space ${area.across} ft wide and ${area.up} ft high.`
  return (
    <svg
      className={styles.drawing}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img could not draw these numbers
      role="img"
      aria-label={name}
      viewBox={`0 0 ${outer.w + margin + 12} ${outer.h + margin}`}
    >
      <rect className={styles.area} x="4" y="4" width={outer.w} height={outer.h} rx="6" />
      <svg
        x={x}
        y={y}
        width={inner.w}
        height={inner.h}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        {view === 'above' ? <FromAbove /> : <FromFront />}
      </svg>
      {view === 'front' && (
        <line className={styles.ground} x1="4" x2={4 + outer.w} y1={4 + outer.h} y2={4 + outer.h} />
      )}
      <Measure
        from={[4, outer.h + 16]}
        to={[4 + outer.w, outer.h + 16]}
        text={`${area.across} ft`}
      />
      <Measure from={[outer.w + 16, 4]} to={[outer.w + 16, 4 + outer.h]} text={`${area.up} ft`} />
    </svg>
  )
}

function FromAbove() {
  return (
    <>
      <rect className={styles.red} width="100" height="100" rx="6" />
      <rect className={styles.blue} x="14" y="14" width="72" height="72" />
      <path className={styles.seam} d="M14 32h72M14 50h72M14 68h72" />
      <rect className={styles.yellow} width="20" height="20" rx="10" />
      <rect className={styles.yellow} x="80" width="20" height="20" rx="10" />
      <rect className={styles.yellow} y="80" width="20" height="20" rx="10" />
      <rect className={styles.yellow} x="80" y="80" width="20" height="20" rx="10" />
      <rect className={styles.yellow} x="35" y="92" width="30" height="8" rx="3" />
    </>
  )
}

function FromFront() {
  return (
    <>
      <rect className={styles.red} y="14" width="100" height="86" rx="6" />
      <path className={styles.opening} d="M30 88V54a20 20 0 0 1 40 0v34z" />
      <rect className={styles.blue} y="86" width="100" height="14" rx="6" />
      <rect className={styles.yellow} width="16" height="96" rx="8" />
      <rect className={styles.yellow} x="84" width="16" height="96" rx="8" />
    </>
  )
}

type Point = readonly [x: number, y: number]
type MeasureProps = { from: Point; to: Point; text: string }

/** A stroke at each end and its measure: below a horizontal line, right of a vertical one. */
function Measure({ from: [x1, y1], to: [x2, y2], text }: MeasureProps) {
  const level = y1 === y2
  const end = level ? 'v10' : 'h10'
  const [dx, dy] = level ? [0, -5] : [-5, 0]
  return (
    <>
      <path
        className={styles.measure}
        d={`M${x1} ${y1}L${x2} ${y2}M${x1 + dx} ${y1 + dy}${end}M${x2 + dx} ${y2 + dy}${end}`}
      />
      <text
        className={styles.feet}
        x={level ? (x1 + x2) / 2 : x1 + 8}
        y={level ? y1 + 20 : (y1 + y2) / 2 + 4}
        textAnchor={level ? 'middle' : 'start'}
      >
        {text}
      </text>
    </>
  )
}
