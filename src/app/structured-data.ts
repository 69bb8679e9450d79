// schema.org data about a page for search engines. Only the build needs it.
import { blogs, findBlog } from '~/content/blog/blogs'
import { itemSummary } from '~/content/item-summary'
import { questions as asked } from '~/content/services'
import { findCategory } from '~/lib/catalog/categories'
import { categoryAbove } from '~/lib/catalog/category-items'
import {
  deliveryCentsPerMile,
  flatDeliveryCents,
  flatFeeTowns,
  wisconsinDeliveryCents,
} from '~/lib/domain/business'
import { hidesPrice, isBookable, type Item } from '~/lib/domain/item'
import { toDollars, type Cents } from '~/lib/domain/money'
import { readOpeningHours } from '~/lib/time/opening-hours'
import { config } from '~/settings/site-settings'
import { paths } from '~/urls/paths'

type Thing = { '@type': string; [property: string]: unknown }

/** The subjects of a page; `item` is that of an item's page. */
export function structuredData(path: string, item: Item | null): Thing[] {
  if (config.siteUrl === '') return []
  if (item)
    return [
      ...products(item),
      trail(['Inflatables', paths.inflatables()], ...above(item), [item.name, path]),
    ]
  if (path === paths.home() || path === paths.contact()) return [business()]
  if (path === paths.services()) return [faq(asked)]
  const category = findCategory(path.replace(/^\/inflatables\//, ''))
  if (category) return [trail(['Inflatables', paths.inflatables()], [category.label, path])]
  const post = findBlog(path.replace(/^\/blogs\//, ''))
  if (post === null || !blogs.includes(post)) return []
  return [article(post, path), faq(post.faq), trail(['Blogs', paths.blogs()], [post.title, path])]
}

const towns: Thing[] = flatFeeTowns.map((town) => ({ '@type': 'City', name: `${town}, IL` }))
const stateOf = (name: string): Thing => ({ '@type': 'State', name })

const urlOf = (path: string) => new URL(path, config.siteUrl).href

function business(): Thing {
  const { name, phone, email, hours, street, socialUrl } = config.company
  const [streetAddress, town, region] = street.split(',').map((part) => part.trim())
  const [state, postalCode] = (region ?? '').split(' ')
  return {
    '@type': 'LocalBusiness',
    '@id': urlOf('/#business'),
    name,
    url: urlOf('/'),
    image: urlOf('/share.png'),
    telephone: phone,
    email,
    sameAs: [socialUrl],
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality: town,
      addressRegion: state,
      postalCode,
      addressCountry: 'US',
    },
    openingHoursSpecification: readOpeningHours(hours).map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens: clock(opens),
      closes: clock(closes),
    })),
    areaServed: [...towns, stateOf('Illinois'), stateOf('Wisconsin')],
  }
}

/**
 * Search engines report a product without an offer as an error, and an offer needs a price. So an
 * item that hides its price is no product.
 */
function products(item: Item): Thing[] {
  if (!isBookable(item) || hidesPrice(item)) return []
  return [
    {
      '@type': 'Product',
      name: item.name,
      description: item.description || itemSummary(item),
      sku: item.id,
      image: [pictureOf(item.image)],
      brand: { '@type': 'Brand', name: config.company.name },
      offers: {
        '@type': 'Offer',
        url: urlOf(paths.item(item.kind, item.id)),
        ...dollars(item.priceCents),
        priceSpecification: [
          {
            '@type': 'UnitPriceSpecification',
            name: 'Rent per day',
            ...dollars(item.priceCents),
            unitCode: 'DAY',
          },
          ...deliveries(),
        ],
        availability: 'https://schema.org/InStock',
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      },
    },
  ]
}

/** What delivery costs, once per order: nobody can leave it out. */
const deliveries = (): Thing[] => [
  {
    '@type': 'DeliveryChargeSpecification',
    name: 'Delivery',
    ...dollars(flatDeliveryCents),
    eligibleRegion: towns,
  },
  {
    '@type': 'DeliveryChargeSpecification',
    name: 'Delivery in Wisconsin',
    ...dollars(wisconsinDeliveryCents),
    eligibleRegion: stateOf('Wisconsin'),
  },
  {
    '@type': 'UnitPriceSpecification',
    name: 'Delivery elsewhere in Illinois, per mile',
    ...dollars(deliveryCentsPerMile),
    unitCode: 'SMI',
  },
]

const dollars = (cents: Cents) => ({ price: toDollars(cents).toFixed(2), priceCurrency: 'USD' })

/** The office may have typed anything. */
function pictureOf(image: string): string {
  const isUrl = image !== '' && URL.canParse(image, config.siteUrl)
  return new URL(isUrl ? image : '/share.png', config.siteUrl).href
}

function above(item: Item): [string, string][] {
  const category = categoryAbove(item)
  return category ? [[category.label, paths.category(category.slug)]] : []
}

function trail(...steps: [name: string, path: string][]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(path),
    })),
  }
}

type Question = { question: string; answer: string | readonly string[] }

function faq(list: readonly Question[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: list.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: [answer].flat().join('\n\n') },
    })),
  }
}

function article(post: (typeof blogs)[number], path: string): Thing {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: config.company.name, url: urlOf('/') },
    image: post.sections.map(({ image }) => urlOf(image)),
    mainEntityOfPage: urlOf(path),
  }
}

/** HH:MM of minutes after midnight. */
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
