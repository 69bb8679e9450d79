// The home page below its hero. A separate script, so that the hero doesn't wait for it.
import { NewsletterSignup } from '~/components/reading/NewsletterSignup'
import { AboutUs } from './AboutUs'
import { EventTypes } from './EventTypes'
import { RentalCarousel, type ShownRentals } from './RentalCarousel'
import { Testimonials } from './Testimonials'
import { EntryPoints } from './EntryPoints'
import { Wedding } from './Wedding'

export function HomeSections(shown: ShownRentals) {
  return (
    <>
      <EntryPoints />
      <RentalCarousel {...shown} />
      <AboutUs />
      <EventTypes />
      <Wedding />
      <Testimonials />
      <div className="container page-end">
        <NewsletterSignup />
      </div>
    </>
  )
}
