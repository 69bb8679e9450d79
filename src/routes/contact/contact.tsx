// /contact: a message to the office, and how to reach it otherwise.
import { OpeningHours } from '~/components/contact/OpeningHours'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { PageHead } from '~/components/page/PageHead'
import { SkyBand } from '~/components/page/SkyBand'
import { descriptions } from '~/content/descriptions'
import { ContactForm } from './ContactForm'
import { OfficeDetails } from './OfficeDetails'
import styles from './contact.module.css'

export function Component() {
  return (
    <>
      <PageHead title="Contact" description={descriptions.contact} />
      <SkyBand title="Contact">
        <p>
          Call <PhoneLink />, <OpeningHours />, or write to us here.
        </p>
      </SkyBand>
      <div className={`container ${styles.columns}`}>
        <section className={`column ${styles.message}`} aria-labelledby="message">
          <h2 id="message">Write to us</h2>
          <ContactForm />
        </section>
        <OfficeDetails />
      </div>
    </>
  )
}
