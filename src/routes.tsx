// The map of the site: one address a line. Each screen is a script of its own, fetched with its data when it is needed.
// Where visitors arrive from a search, the loader is here already: the data doesn't wait for the screen's script.
import type { RouteObject } from 'react-router-dom'
import { ErrorScreen } from '~/components/ErrorScreen'
import { Layout } from '~/components/Layout'
import { Waiting } from '~/components/Waiting'
import { loader as catalogueLoader } from './routes/catalogue-loader'
import { extraLoader, inflatableLoader } from './routes/item-loader'

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
          { path: '/', lazy: () => import('./routes/home') },
          {
            path: '/inflatables/:category?',
            loader: catalogueLoader,
            lazy: () => import('./routes/catalogue'),
          },
          {
            path: '/inflatable/:id',
            loader: inflatableLoader,
            lazy: () => import('./routes/inflatable'),
          },
          { path: '/extra/:id', loader: extraLoader, lazy: () => import('./routes/extra') },
          { path: '/cart', lazy: () => import('./routes/cart') },
          { path: '/checkout', lazy: () => import('./routes/checkout') },
          { path: '/invoice/:id', lazy: () => import('./routes/invoice') },
          { path: '/blogs', lazy: () => import('./routes/blogs') },
          { path: '/blogs/:id', lazy: () => import('./routes/blog') },
          { path: '/contract', lazy: () => import('./routes/contract') },
          { path: '/about', lazy: () => import('./routes/about') },
          { path: '/test', lazy: () => import('./routes/distance-test') },
          { path: '*', lazy: () => import('./routes/not-found') },
        ],
      },
    ],
  },
]
