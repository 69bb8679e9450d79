// The router's routes. Each screen is a separate script. Where visitors arrive from a search, the
// loader is imported here, so that the data doesn't wait for that script.
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { ErrorScreen } from '~/components/frame/ErrorScreen'
import { Layout, Waiting } from '~/components/frame/Layout'
import { lazyImport } from '~/lib/loading/lazy-import'
import { online } from '~/lib/loading/online'
import { loader as catalogLoader } from '~/routes/catalog/catalog-loader'
import { loader as homeLoader } from '~/routes/home/home-loader'
import { extraLoader, inflatableLoader } from '~/routes/item/item-loader'
import { pageNames, pages, type PageName } from '~/urls/pages'

type ScreenName = Exclude<(typeof pages)[PageName]['screen'], null>

/** A screen's module: its `Component`, its `loader`, and what else a route has. */
const screens: Record<ScreenName, () => Promise<object>> = {
  'blog/blog': () => import('~/routes/blog/blog'),
  'blog/blogs': () => import('~/routes/blog/blogs'),
  'booking/booking': () => import('~/routes/booking/booking'),
  'cart/cart': () => import('~/routes/cart/cart'),
  'catalog/catalog': () => import('~/routes/catalog/catalog'),
  'checkout/checkout': () => import('~/routes/checkout/checkout'),
  'contact/contact': () => import('~/routes/contact/contact'),
  'home/home': () => import('~/routes/home/home'),
  'invoice/invoice': () => import('~/routes/invoice/invoice'),
  'item/item': () => import('~/routes/item/item'),
  'quote/quote': () => import('~/routes/quote/quote'),
  'static/about': () => import('~/routes/static/about'),
  'static/contract': () => import('~/routes/static/contract'),
  'static/distance-test': () => import('~/routes/static/distance-test'),
  'static/privacy': () => import('~/routes/static/privacy'),
  'static/services': () => import('~/routes/static/services'),
}

const loaders: { [Name in PageName]?: LoaderFunction } = {
  home: homeLoader,
  catalog: catalogLoader,
  inflatable: inflatableLoader,
  extra: extraLoader,
  missing: notFoundLoader,
}

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        // Within the frame, so that a broken screen keeps the header and the footer.
        ErrorBoundary: ErrorScreen,
        HydrateFallback: Waiting,
        children: pageNames.map(routeOf),
      },
    ],
  },
]

function routeOf(name: PageName): RouteObject {
  const { path, screen } = pages[name]
  const loader = loaders[name]
  const route = { path, ...(loader && { loader: afterOnline(loader) }) }
  if (screen === null) return { ...route, element: null }
  return { ...route, lazy: () => online().then(() => lazyImport(screens[screen])) }
}

/** A press without a network opens its page later. Until then the visitor keeps the page. */
function afterOnline(loader: LoaderFunction): LoaderFunction {
  return (call) => online().then(() => loader(call))
}

/**
 * For URLs without a screen, and for a mailed link with a tag of HTML behind it. Thrown within
 * the frame, so that the error has the header and the footer.
 */
async function notFoundLoader({ request }: LoaderFunctionArgs): Promise<never> {
  const { mendLink } = await lazyImport(() => import('~/urls/mailed-links'))
  mendLink(request)
  const { pathname } = new URL(request.url)
  throw new Response(`There's no page at ${pathname}.`, {
    status: 404,
    statusText: 'Not Found',
  })
}
