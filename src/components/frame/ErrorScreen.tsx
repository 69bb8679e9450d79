// The router's error screen, for unknown URLs and for a screen that can't be loaded or rendered:
// the specified heading with the error's text (docs/specification.md), then our text and links.
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { BrowseRentals } from '~/components/rental/BrowseRentals'
import { ChunkLoadError } from '~/lib/loading/lazy-import'
import { frameMessages } from '~/lib/text/frame-messages'
import { config } from '~/settings/site-settings'
import { Button, ButtonLink } from '~/ui/button/Button'
import { EmptyState } from '~/ui/notice/EmptyState'
import { paths } from '~/urls/paths'
import styles from './ErrorScreen.module.css'

export function ErrorScreen() {
  const error = useRouteError()
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className="container section" role="alert">
      <title>
        {notFound ? `Page not found | ${config.company.name}` : frameMessages.applicationError}
      </title>
      <EmptyState
        level={1}
        title={frameMessages.applicationError}
        action={
          <>
            {notFound ? (
              <BrowseRentals />
            ) : (
              <Button onClick={() => location.reload()}>Reload this page</Button>
            )}
            <ButtonLink look="outline" to={paths.home()} reloadDocument={!notFound}>
              Go to the home page
            </ButtonLink>
          </>
        }
      >
        <div className={styles.text}>
          {errorTexts(error).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <p>
          <span>
            {notFound
              ? "It may have moved. Can't find what you need? Call"
              : `${error instanceof ChunkLoadError ? scriptMissing : ''}Reloading the page often helps. If it doesn't, call us:`}
          </span>{' '}
          <PhoneLink />.
        </p>
      </EmptyState>
    </div>
  )
}

const scriptMissing =
  "Part of the site didn't load. You may be offline, or we just updated our site. Your cart is saved. "

function errorTexts(error: unknown): string[] {
  if (isRouteErrorResponse(error))
    return [`${error.status} ${error.statusText}`, ...(isText(error.data) ? [error.data] : [])]
  if (error instanceof Error) return [error.message || error.name]
  return [isText(error) ? error : "We don't know the cause."]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
