import { urlPart } from '~/lib/text/url-part'
import { config } from '~/settings/site-settings'

export function EmailLink({ subject = '' }: { subject?: string }) {
  const { email } = config.company
  const query = subject && `?subject=${urlPart(subject)}`
  return (
    <a href={`mailto:${email}${query}`} translate="no">
      {email}
    </a>
  )
}
