import { urlPart } from '~/lib/text/url-part'
import { config } from '~/settings/site-settings'

/** The office's address for mail. @param subject of the mail that the link begins */
export function EmailLink({ subject = '' }: { subject?: string }) {
  const { email } = config.company
  const query = subject && `?subject=${urlPart(subject)}`
  return (
    <a href={`mailto:${email}${query}`} translate="no">
      {email}
    </a>
  )
}
