// The map of the site: one address a line. Each screen is a script of its own, fetched with its data when it is needed.
// Where visitors arrive from a search, the loader is here already: the data doesn't wait for the screen's script.
import type { RouteObject } from 'react-router-dom'
import { ErrorScreen } from '~/components/frame/ErrorScreen'
import { Layout } from '~/components/frame/Layout'
import { Waiting } from '~/components/frame/Waiting'
import { lazyImport } from '~/lib/loading/lazy-import'
import { loader as catalogueLoader } from '~/routes/catalogue/catalogue-loader'
import { loader as homeLoader } from '~/routes/home/home-loader'
import { extraLoader, inflatableLoader } from '~/routes/item/item-loader'
import { notFoundLoader } from '~/routes/not-found-loader'

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        // Within the frame, so that a broken screen leaves the header and the footer standing.
        ErrorBoundary: ErrorScreen,
        HydrateFallback: Waiting,
        children: [
          {
            path: '/',
            loader: homeLoader,
            lazy: () => lazyImport(() => import('~/routes/home/home')),
          },
          {
            path: '/inflatables/:category?',
            loader: catalogueLoader,
            lazy: () => lazyImport(() => import('~/routes/catalogue/catalogue')),
          },
          {
            path: '/inflatable/:id',
            loader: inflatableLoader,
            lazy: () => lazyImport(() => import('~/routes/item/inflatable')),
          },
          {
            path: '/extra/:id',
            loader: extraLoader,
            lazy: () => lazyImport(() => import('~/routes/item/extra')),
          },
          { path: '/cart', lazy: () => lazyImport(() => import('~/routes/cart/cart')) },
          { path: '/checkout', lazy: () => lazyImport(() => import('~/routes/checkout/checkout')) },
          {
            path: '/booking/:id?',
            lazy: () => lazyImport(() => import('~/routes/booking/booking')),
          },
          {
            path: '/invoice/:id',
            lazy: () => lazyImport(() => import('~/routes/invoice/invoice')),
          },
          { path: '/services', lazy: () => lazyImport(() => import('~/routes/reading/services')) },
          { path: '/contact', lazy: () => lazyImport(() => import('~/routes/reading/contact')) },
          { path: '/blogs', lazy: () => lazyImport(() => import('~/routes/blog/blogs')) },
          { path: '/blogs/:id', lazy: () => lazyImport(() => import('~/routes/blog/blog')) },
          { path: '/contract', lazy: () => lazyImport(() => import('~/routes/reading/contract')) },
          { path: '/about', lazy: () => lazyImport(() => import('~/routes/reading/about')) },
          { path: '/test', lazy: () => lazyImport(() => import('~/routes/reading/distance-test')) },
          { path: '*', loader: notFoundLoader, element: null },
        ],
      },
    ],
  },
]
