// The outbox as a page: the mails to customers and the office.
import { renderToStaticMarkup } from 'react-dom/server'
import type { Mail } from './outbox'

/** The whole page as HTML, with `businessName` in its heading. */
export function outboxPage(mails: readonly Mail[], businessName: string): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`Outbox of ${businessName}`}</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p>
            What {businessName} would have sent, newest first. Nothing leaves this computer.{' '}
            <a href="/local/outbox">Reload</a> · <a href="/local/outbox.json">As JSON</a> ·{' '}
            <a href="/">To the site</a>
          </p>
          {mails.length === 0 && <p>No mail yet. Book something.</p>}
          {mails.map(article)}
        </main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

const article = ({ id, subject, to, sentAt, paragraphs, rows, link }: Mail) => (
  <article key={id}>
    <h2>{subject}</h2>
    <p className="to">
      To {to} · <time dateTime={sentAt}>{when(sentAt)}</time>
    </p>
    {paragraphs.map((paragraph, index) => (
      <p key={index}>{paragraph}</p>
    ))}
    <table>
      <tbody>
        {rows.map(([label, value], index) => (
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {link && (
      <p>
        <a href={link.href}>{link.label}</a>
      </p>
    )}
  </article>
)

const whenFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
const when = (instant: string) => whenFormat.format(new Date(instant))

// The colors of the site's tokens: ink, ink-2, sky-50, blue, line.
const styles = `
  body { margin: 0; background: #eff8fe; color: #0f2747; font: 17px/1.55 system-ui, sans-serif; }
  main { max-width: 46rem; margin: 0 auto; padding: 32px 20px 64px; }
  h1 { font-size: 2rem; margin: 0; } h2 { font-size: 1.25rem; margin: 0; } a { color: #0b57b0; }
  article { background: #fff; border-radius: 24px; padding: 24px; margin-top: 24px; overflow-wrap: anywhere; }
  .to { color: #43566f; margin: 4px 0 16px; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; vertical-align: top; padding: 8px 0; border-top: 2px dashed #c9d8e6; }
  th { font-weight: 600; width: 45%; padding-right: 16px; } td { font-variant-numeric: tabular-nums; }
`
