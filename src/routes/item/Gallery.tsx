// The pictures of an item. The first one loads with the page, each other one when the visitor is
// about to turn to it: a browser would load lazy ones early, because they are near.
import { useRef, useState, type KeyboardEvent } from 'react'
import type { Item } from '~/lib/domain/item'
import { Icon } from '~/ui/Icon'
import { Picture } from '~/ui/Picture'
import styles from './Gallery.module.css'

/** On a phone a little less than its width of 90 %, so that most have the middle copy: 1080 px. */
const shape = {
  width: 960,
  height: 720,
  sizes: '(min-width: 1340px) 762px, (min-width: 960px) calc(100vw - 540px), 88vw',
}

export function Gallery({ item: { name, image, images } }: { item: Item }) {
  const row = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  /** How many pictures have loaded or are loading. */
  const [loaded, setLoaded] = useState(1)
  const first = <Picture {...shape} src={image} alt={name} eager />
  if (images.length === 0) return first
  const count = images.length + 1

  const load = (upTo: number) => setLoaded((before) => Math.max(before, upTo))

  function show(next: number) {
    setIndex(next)
    load(next + 2)
  }

  /** After the last picture comes the first again. */
  function turn(by: 1 | -1) {
    const { current } = row
    const next = (index + by + count) % count
    show(next)
    current?.scrollTo(next * current.clientWidth, 0)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    turn(event.key === 'ArrowRight' ? 1 : -1)
  }

  return (
    // The keys come from the list and the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={`Pictures of ${name}`}
      className={styles.gallery}
      onPointerEnter={() => load(2)}
      onFocus={() => load(2)}
    >
      {/* The scrolling list takes the focus, so that the arrow keys reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={row}
        className={styles.row}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          show(Math.round(scrollLeft / (clientWidth || 1)))
        }
      >
        <li>{first}</li>
        {images.map((src, i) => (
          <li key={src} className={styles.later}>
            {i + 1 < loaded && <Picture {...shape} src={src} alt={`${name}, picture ${i + 2}`} />}
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label="Previous picture"
        className={`icon-button ${styles.previous}`}
        onClick={() => turn(-1)}
      >
        <Icon name="caret-left" />
      </button>
      <button
        type="button"
        aria-label="Next picture"
        className={`icon-button ${styles.next}`}
        onClick={() => turn(1)}
      >
        <Icon name="caret-right" />
      </button>
      <output className={styles.count}>
        <span className="visually-hidden">Picture </span>
        <span>{`${index + 1} of ${count}`}</span>
      </output>
    </section>
  )
}
