// /inflatables and /inflatables/:category: everything there is to rent, or one category of it, on any day or on that of an
// event. All that is chosen is in the address.
import { Suspense } from 'react'
import {
  useLoaderData,
  useLocation,
  useNavigate,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import { EventDateField } from '~/components/event/EventDateField'
import { useEvent } from '~/components/event/use-event'
import { PageHead } from '~/components/reading/PageHead'
import { descriptions } from '~/content/descriptions'
import { CategoryNotFound } from '~/components/catalogue/CategoryNotFound'
import { DatabaseDown } from '~/components/help/DatabaseDown'
import { RentalResults } from '~/components/catalogue/RentalResults'
import { RentalSkeletons } from '~/components/catalogue/RentalSkeletons'
import { useChosen } from '~/components/catalogue/use-chosen'
import { SkyBand } from '~/components/reading/SkyBand'
import { categories, findCategory } from '~/lib/catalogue/categories'
import { withEvent, type EventDays } from '~/lib/event/event-days'
import { paths } from '~/paths'
import { Await } from '~/ui/Await'
import { Container } from '~/ui/Container'
import { SelectField } from '~/ui/SelectField'
import type { loader } from './catalogue-loader'
import styles from './catalogue.module.css'

const options = categories.map(({ slug, label }) => ({ value: slug, label }))

/** Days, order and the like are no other rentals. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSameList = currentUrl.pathname === nextUrl.pathname
  return isSameList && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

export function Component() {
  const { category, items } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { event, span } = useEvent()
  // The list stands where it stood, and so does whoever chose.
  const [shown, choose] = useChosen(
    category?.slug,
    (slug) => slug && navigate(paths.category(slug) + search, { preventScrollReset: true }),
  )
  if (category === null) return <CategoryNotFound />

  const addressOf = (days: EventDays | null) => pathname + withEvent(search, days)
  const chooseEvent = (days: EventDays) =>
    void navigate(addressOf(days), { replace: true, preventScrollReset: true })

  return (
    <>
      <PageHead
        title={category.label}
        description={descriptions.category(category.label)}
        {...(category.slug === 'all-rentals' && { pathname: paths.category(category.slug) })}
      />
      <SkyBand title={category.label} />
      <Container>
        <div className={styles.filter}>
          <EventDateField
            label="When is your event?"
            event={event}
            span={span}
            onChoose={chooseEvent}
          />
          <SelectField
            label="Category"
            name="category"
            options={options}
            value={shown}
            onChange={({ target }) => choose(findCategory(target.value)?.slug)}
          />
        </div>
        <div className={styles.results}>
          <Suspense fallback={<RentalSkeletons />}>
            <Await of={items}>
              {(read) =>
                read === null ? (
                  <DatabaseDown what="Our rentals" />
                ) : (
                  <RentalResults category={category} items={read} addressOf={addressOf} />
                )
              }
            </Await>
          </Suspense>
        </div>
      </Container>
    </>
  )
}
