// An empty list: which filter to give up, and how many rentals that would show.
import { useLocation } from 'react-router-dom'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import type { categories } from '~/lib/catalog/categories'
import { applyListChoice, type ListChoice } from '~/lib/catalog/list-choice'
import type { Item } from '~/lib/domain/item'
import { rememberYard } from '~/lib/storage/yard'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button/Button'
import { EmptyState } from '~/ui/notice/EmptyState'

type NoneListedProps = {
  category: (typeof categories)[number]
  choice: ListChoice
  /** The list's items before filtering. */
  items: readonly Item[]
  /** Called when a filter is given up, because the pressed link disappears. */
  onShow: () => void
}

export function NoneListed({ category, choice, items, onShow }: NoneListedProps) {
  const { search } = useLocation()
  const carried = useCarriedDays()
  const { water, yard } = choice
  const ways = [
    { name: 'yard', rest: { ...choice, yard: null }, words: 'of any size' },
    { name: 'water', rest: { ...choice, water: null }, words: `${water} or not` },
  ].flatMap(({ name, rest, words }) => {
    const count = applyListChoice(items, rest).length
    if (count === 0) return []
    const query = new URLSearchParams(search)
    query.delete(name)
    return [{ name, query, words: `Show ${count} ${words}` }]
  })
  return (
    <EmptyState
      title={`No ${water === null ? '' : `${water} `}rentals in ${category.label} ${yard ? `fit ${yard.a} × ${yard.b} ft` : 'right now'}.`}
      action={
        <>
          {ways.map(({ name, query, words }, index) => (
            <ButtonLink
              key={name}
              to={{ search: query.toString() }}
              replace
              preventScrollReset
              onClick={() => {
                if (name === 'yard') rememberYard(null)
                onShow()
              }}
              look={index === 0 ? 'air' : 'outline'}
            >
              {words}
            </ButtonLink>
          ))}
          {(category.slug !== 'all-rentals' || water !== null || yard !== null) && (
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

function adviceFor({ water, yard }: ListChoice): string {
  const elsewhere = 'look in another category.'
  if (yard) return `Change the size of your yard, or ${water ? `leave out "${water}".` : elsewhere}`
  return water ? `Leave out "${water}", or ${elsewhere}` : 'Look in another category.'
}
