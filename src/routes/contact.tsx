// /contact: a message to the office, and how to reach it otherwise.
import { useActionData, type ActionFunctionArgs } from 'react-router-dom'
import { PageHead } from '~/components/reading/PageHead'
import { descriptions } from '~/content/descriptions'
import { ContactForm, type ContactAnswer } from '~/components/contact/ContactForm'
import { OfficeDetails } from '~/components/contact/OfficeDetails'
import { OpeningHours } from '~/components/help/OpeningHours'
import { PhoneLink } from '~/components/help/PhoneLink'
import { SkyBand } from '~/components/reading/SkyBand'
import { contactProblems, readContactMessage } from '~/lib/contact-form'
import { sendContactMessage } from '~/lib/services/contact'
import { Container } from '~/ui/Container'
import styles from './contact.module.css'

export async function action({ request }: ActionFunctionArgs): Promise<ContactAnswer> {
  const message = readContactMessage(await request.formData())
  const problems = contactProblems(message)
  if (Object.keys(problems).length > 0) return { kind: 'invalid', problems }
  const answer = await sendContactMessage(message)
  if (answer.ok) return { kind: 'sent' }
  return { kind: answer.reason === 'slow' ? 'slow' : 'down' }
}

export function Component() {
  const answer = useActionData<typeof action>()
  return (
    <>
      <PageHead title="Contact" description={descriptions.contact} />
      <SkyBand title="Contact">
        <p>
          Call <PhoneLink />, <OpeningHours />, or write to us here.
        </p>
      </SkyBand>
      <Container>
        <div className={styles.columns}>
          <section className={styles.message} aria-labelledby="message">
            <h2 id="message">Write to us</h2>
            <ContactForm answer={answer} />
          </section>
          <OfficeDetails />
        </div>
      </Container>
    </>
  )
}
