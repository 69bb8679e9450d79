// An empty list: which filter to give up, and how many rentals that would show.
import { useCarriedDays } from '~/components/rental/use-carried-days'
import type { Category } from '~/lib/catalog/categories'
import { applyListChoice, type ListChoice, type PriceOf } from '~/lib/catalog/list-choice'
import { article, planText } from '~/lib/catalog/size-text'
import type { Item } from '~/lib/domain/item'
import { rememberYard } from '~/lib/storage/yard'
import { ButtonLink } from '~/ui/button/Button'
import { EmptyState } from '~/ui/notice/EmptyState'
import { paths } from '~/urls/paths'
import { WithoutFilter } from './WithoutFilter'

type NoneListedProps = {
  category: Category
  choice: ListChoice
  /** The list's items before filtering. */
  items: readonly Item[]
  priceOf: PriceOf
  /** Called when a filter is given up, because the pressed link disappears. */
  onShow: () => void
}

export function NoneListed({ category, choice, items, priceOf, onShow }: NoneListedProps) {
  const carried = useCarriedDays()
  const { water, yard, most } = choice
  const ways = [
    { name: 'yard' as const, rest: { ...choice, yard: null }, words: 'of any size' },
    { name: 'water' as const, rest: { ...choice, water: null }, words: `${water} or not` },
    { name: 'most' as const, rest: { ...choice, most: null }, words: 'at any price' },
  ].flatMap(({ name, rest, words }) => {
    const count = applyListChoice(items, rest, priceOf).length
    return count === 0 ? [] : [{ name, words: `Show ${count} ${words}` }]
  })
  return (
    <EmptyState
      title={`${noneWords(category, choice)}.`}
      action={
        <>
          {ways.map(({ name, words }, index) => (
            <WithoutFilter
              key={name}
              look={index === 0 ? 'air' : 'outline'}
              {...{ name, words, onShow }}
            />
          ))}
          {(category.slug !== 'all-rentals' ||
            water !== null ||
            yard !== null ||
            most !== null) && (
            <ButtonLink
              to={paths.category('all-rentals') + carried}
              onClick={() => rememberYard(null)}
              look={ways.length === 0 ? 'air' : 'outline'}
            >
              See all rentals
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{adviceFor(choice)}</p>
    </EmptyState>
  )
}

/** What the category has none of: "Nothing in Slides fits a 5 × 5 ft yard". */
function noneWords({ slug, label }: Category, { water, yard, most }: ListChoice): string {
  const where = slug === 'all-rentals' ? '' : ` in ${label}`
  const size = yard && `${article(yard.a)} ${planText(yard)} yard`
  if (size && water === null) return `Nothing${where} fits ${size}`
  const limit = size ? `fit ${size}` : most === null ? 'right now' : `cost up to $${most}`
  return `No ${water === null ? '' : `${water} `}rentals${where} ${limit}`
}

function adviceFor({ water, yard, most }: ListChoice): string {
  const elsewhere = 'look in another category.'
  if (yard) return `Change the size of your yard, or ${water ? `leave out "${water}".` : elsewhere}`
  if (most !== null) return `Choose a higher price, or ${elsewhere}`
  return water ? `Leave out "${water}", or ${elsewhere}` : 'Look in another category.'
}
