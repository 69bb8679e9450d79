// What the router shows when a screen can't be loaded or drawn (specification, section 2, "Other").
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { frameMessages } from '~/lib/frame-messages'
import { PartMissing } from '~/lib/load-part'
import { paths } from '~/paths'
import { Button } from '~/ui/Button'
import { ButtonLink } from '~/ui/ButtonLink'
import { Container } from '~/ui/Container'
import { EmptyState } from '~/ui/EmptyState'
import styles from './ErrorScreen.module.css'
import { PhoneLink } from './PhoneLink'

export function ErrorScreen() {
  const error = useRouteError()
  const text = errorText(error)
  return (
    <Container>
      <title>{frameMessages.applicationError}</title>
      <div className={styles.screen} role="alert">
        <EmptyState
          level={1}
          title={frameMessages.applicationError}
          action={
            <>
              <Button onClick={() => location.reload()}>Load this page again</Button>
              <ButtonLink look="outline" to={paths.home()} reloadDocument>
                Go to the home page
              </ButtonLink>
            </>
          }
        >
          <p>
            {error instanceof PartMissing
              ? 'A part of the site did not arrive: the connection is gone, or we have just published a new version. Your cart is kept. Once you are online, loading this page again brings the rest.'
              : 'Loading the page again often helps.'}{' '}
            If it does not, call us: <PhoneLink />
          </p>
          {text !== '' && (
            <details className={styles.details}>
              <summary>What went wrong</summary>
              <p>{text}</p>
            </details>
          )}
        </EmptyState>
      </div>
    </Container>
  )
}

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error))
    return `${error.status} ${error.statusText} ${String(error.data)}`
  if (error instanceof Error) return error.message
  return typeof error === 'string' ? error : ''
}
