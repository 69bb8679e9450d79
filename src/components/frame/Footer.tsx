import { Link } from 'react-router-dom'
import { EmailLink } from '~/components/contact/EmailLink'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { Logo } from '~/components/frame/header/Logo'
import { frameMessages } from '~/lib/text/frame-messages'
import { config } from '~/settings/site-settings'
import { Icon } from '~/ui/Icon'
import { paths } from '~/urls/paths'
import styles from './Footer.module.css'

// As specified, Inflatables leads to the home page, which has all categories.
const links = [
  ['Home', paths.home()],
  ['Services', paths.services()],
  ['Inflatables', paths.home()],
  ['Contact', paths.contact()],
] as const

export function Footer() {
  const { hours, street, mapUrl, socialUrl } = config.company
  return (
    <footer className={styles.footer}>
      <div className={styles.tubes} />
      <div className="container">
        <div className={styles.columns}>
          <div>
            <Logo />
            <p>{frameMessages.tagline}</p>
          </div>
          <nav aria-labelledby="footer-browse">
            <h2 id="footer-browse">Browse</h2>
            <ul>
              {links.map(([name, to]) => (
                <li key={name}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>Call or email</h2>
            <ul>
              <li>
                <Icon name="phone" />
                <PhoneLink />
              </li>
              <li>
                <Icon name="envelope" />
                <EmailLink />
              </li>
              <li>
                <Icon name="facebook" />
                <a href={socialUrl}>Follow us</a>
              </li>
            </ul>
          </div>
          <div>
            <h2>Visit</h2>
            <p>{hours}</p>
            <ul>
              <li>
                <Icon name="map-pin" />
                <a href={mapUrl} target="_blank" rel="noreferrer">
                  {street}
                </a>
              </li>
            </ul>
          </div>
        </div>
        <div className={styles.last}>
          <Link to={paths.contract()}>Rules and restrictions</Link>
          <Link to={paths.privacy()}>Privacy and accessibility</Link>
          <p>Delivery in parts of Illinois and Wisconsin</p>
        </div>
      </div>
    </footer>
  )
}
