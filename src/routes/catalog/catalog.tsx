// /inflatables and /inflatables/:category: all rentals or one category, on any day or the event's.
import { Suspense, useEffect, useRef, useState } from 'react'
import {
  Await,
  type Params,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useRevalidator,
} from 'react-router-dom'
import { EventPlaceField } from '~/components/event-place/EventPlaceField'
import { EventDateField } from '~/components/event/EventDateField'
import { useEvent } from '~/components/event/use-event'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { PageHead } from '~/components/page/PageHead'
import { SkyBand } from '~/components/page/SkyBand'
import { BrowseRentals } from '~/components/rental/BrowseRentals'
import { descriptions } from '~/content/descriptions'
import { findCategory, type CategorySlug } from '~/lib/catalog/categories'
import { covers } from '~/lib/catalog/category-items'
import { withEvent } from '~/lib/event/event-days'
import type { Failure } from '~/lib/failures/failure'
import { useEventPlace } from '~/lib/storage/event-place'
import type { DayRun } from '~/lib/time/day-runs'
import { EmptyState } from '~/ui/notice/EmptyState'
import { paths } from '~/urls/paths'
import type { loader } from './catalog-loader'
import { ChosenBar } from './ChosenBar'
import { CategoryField, FiltersButton, FilterSheet } from './Filters'
import { RentalResults } from './RentalResults'
import { RentalSkeletons } from './RentalSkeletons'
import styles from './catalog.module.css'

/** The rentals that were read serve every category, day and order. */
export function shouldRevalidate({
  currentParams,
  currentUrl,
  nextParams,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const haveLists = categoryOf(currentParams) !== null && categoryOf(nextParams) !== null
  const isOther = currentUrl.href !== nextUrl.href
  return haveLists && isOther ? false : defaultShouldRevalidate
}

const categoryOf = ({ category = 'all-rentals' }: Params) => findCategory(category)

export function Component() {
  const category = categoryOf(useParams())
  const { catalog } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { event, bookableDays } = useEvent()
  const place = useEventPlace()
  const panel = useRef<HTMLDivElement>(null)
  const [filtering, setFiltering] = useState(false)
  if (category === null || catalog === null) return <CategoryNotFound />

  // Without a new read, and without scrolling.
  const choose = (slug: CategorySlug) =>
    void navigate(paths.category(slug) + search, { preventScrollReset: true, flushSync: true })
  const filter = () => setFiltering(true)
  const hrefOf = (days: DayRun | null) => pathname + withEvent(search, days)
  const chooseEvent = (days: DayRun) =>
    void navigate(hrefOf(days), { replace: true, preventScrollReset: true })

  return (
    <>
      <PageHead
        title={category.label}
        description={descriptions.category(category.label)}
        {...(category.slug === 'all-rentals' && { pathname: paths.category(category.slug) })}
      />
      <a href="#rentals" className="skip">
        Skip to the rentals
      </a>
      <SkyBand title={category.label} />
      <div className="container">
        <div ref={panel} className={`float ${styles.filter}`}>
          <EventDateField
            label="When is your event?"
            event={event}
            bookableDays={bookableDays}
            onChoose={chooseEvent}
          />
          <div className={styles.filters}>
            <FiltersButton category={category} onPress={filter} />
          </div>
          <EventPlaceField place={place} className={styles.where} />
          <div className={styles.category}>
            <CategoryField category={category} onChoose={choose} />
          </div>
        </div>
        <ChosenBar {...{ panel, event, place }}>
          <FiltersButton category={category} onPress={filter} />
        </ChosenBar>
        {/* Not in the part that wide windows hide: the phone may be turned while it is open. */}
        <FilterSheet
          {...{ category, catalog }}
          open={filtering}
          onChoose={choose}
          onClose={() => setFiltering(false)}
        />
        <div id="rentals" tabIndex={-1} className={styles.results}>
          <Suspense fallback={<RentalSkeletons />}>
            <Await resolve={catalog}>
              {(read) =>
                typeof read === 'string' ? (
                  <RentalsFailed failure={read} slug={category.slug} />
                ) : covers(read, category.slug) ? (
                  <RentalResults category={category} catalog={read} hrefOf={hrefOf} />
                ) : (
                  <RestOfRentals />
                )
              }
            </Await>
          </Suspense>
        </div>
      </div>
    </>
  )
}

function CategoryNotFound() {
  return (
    <div className="container section">
      <PageHead title="Category not found" />
      <EmptyState level={1} title="We don't have that category." action={<BrowseRentals />} />
    </div>
  )
}

/** Choosing another category tries again. */
function RentalsFailed({ failure, slug }: { failure: Failure; slug: CategorySlug }) {
  const { revalidate } = useRevalidator()
  const reported = useRef(slug)
  useEffect(() => {
    if (reported.current === slug) return
    reported.current = slug
    void revalidate()
  }, [slug, revalidate])
  return <FailureNotice title="Our rentals didn't load." failure={failure} />
}

/** For another category that was chosen before the other rentals were read. */
function RestOfRentals() {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  return <RentalSkeletons />
}
