// The map of the site: one address a line. Each screen is a script of its own, fetched with its data when it is needed.
// Where visitors arrive from a search, the loader is here already: the data doesn't wait for the screen's script.
import type { RouteObject } from 'react-router-dom'
import { ErrorScreen } from '~/components/frame/ErrorScreen'
import { Layout } from '~/components/frame/Layout'
import { Waiting } from '~/components/frame/Waiting'
import { loadPart } from '~/lib/loading/load-part'
import { loader as catalogueLoader } from './routes/catalogue/catalogue-loader'
import { loader as homeLoader } from './routes/home/home-loader'
import { extraLoader, inflatableLoader } from './routes/item/item-loader'
import { notFoundLoader } from './routes/not-found-loader'

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
            lazy: () => loadPart(() => import('./routes/home/home')),
          },
          {
            path: '/inflatables/:category?',
            loader: catalogueLoader,
            lazy: () => loadPart(() => import('./routes/catalogue/catalogue')),
          },
          {
            path: '/inflatable/:id',
            loader: inflatableLoader,
            lazy: () => loadPart(() => import('./routes/item/inflatable')),
          },
          {
            path: '/extra/:id',
            loader: extraLoader,
            lazy: () => loadPart(() => import('./routes/item/extra')),
          },
          { path: '/cart', lazy: () => loadPart(() => import('./routes/cart/cart')) },
          { path: '/checkout', lazy: () => loadPart(() => import('./routes/checkout/checkout')) },
          { path: '/booking/:id?', lazy: () => loadPart(() => import('./routes/booking/booking')) },
          { path: '/invoice/:id', lazy: () => loadPart(() => import('./routes/invoice/invoice')) },
          { path: '/services', lazy: () => loadPart(() => import('./routes/reading/services')) },
          { path: '/contact', lazy: () => loadPart(() => import('./routes/reading/contact')) },
          { path: '/blogs', lazy: () => loadPart(() => import('./routes/blog/blogs')) },
          { path: '/blogs/:id', lazy: () => loadPart(() => import('./routes/blog/blog')) },
          { path: '/contract', lazy: () => loadPart(() => import('./routes/reading/contract')) },
          { path: '/about', lazy: () => loadPart(() => import('./routes/reading/about')) },
          { path: '/test', lazy: () => loadPart(() => import('./routes/reading/distance-test')) },
          { path: '*', loader: notFoundLoader, element: null },
        ],
      },
    ],
  },
]
