// Browsers inside other apps often save no file and report no error, so saving and sharing the file
// each say what to do next.
import { useState } from 'react'
import { calendarFile, type CalendarEvent } from '~/lib/booking/plan/calendar-file'
import { googleCalendarUrl } from '~/lib/booking/plan/google-calendar'
import { describeDays } from '~/lib/time/day-text'
import { config } from '~/settings/site-settings'
import { Button, ButtonLink } from '~/ui/button/Button'

export function AddToCalendar({ events }: { events: readonly CalendarEvent[] }) {
  const [done, setDone] = useState('')
  const canShare = 'canShare' in navigator && navigator.canShare({ files: [fileOf(events)] })

  function save() {
    const file = fileOf(events)
    saveFile(file)
    setDone(
      `Check your downloads for ${file.name} and open it. Nothing there? Use Google Calendar, or open this page in Safari or Chrome: browsers inside other apps often can't save files.`,
    )
  }

  async function share() {
    setDone('')
    try {
      await navigator.share({ files: [fileOf(events)] })
      setDone('You shared the calendar file. Open it in your calendar to add the event.')
    } catch (error) {
      // Closing the device's share sheet isn't a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) save()
    }
  }

  return (
    <section className="stack-16 note" aria-label="Add to calendar">
      <div className="buttons">
        {events.map((event) => (
          <ButtonLink
            key={event.uid}
            look="outline"
            size="small"
            to={googleCalendarUrl(event)}
            target="_blank"
            rel="noreferrer"
          >
            <span>
              <span>
                {events.length === 1
                  ? 'Google Calendar'
                  : `Google Calendar, ${describeDays([event.from])}`}
              </span>{' '}
              <span className="visually-hidden">(opens in a new tab)</span>
            </span>
          </ButtonLink>
        ))}
        {canShare && (
          <Button look="outline" size="small" onClick={() => void share()}>
            Share calendar file
          </Button>
        )}
        <Button look="outline" size="small" onClick={save}>
          Save calendar file
        </Button>
      </div>
      <p>The file works in Apple Calendar, Outlook and most others.</p>
      <output>{done}</output>
    </section>
  )
}

/** Made when a button is pressed: a calendar replaces an event only by one of a later file. */
function fileOf(events: readonly CalendarEvent[]): File {
  const text = calendarFile(events, { product: config.company.name, made: new Date() })
  return new File([text], `booking-${events[0]?.from}.ics`, {
    type: 'text/calendar;charset=utf-8',
  })
}

function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Some browsers read the file only after asking the user.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

const keptMs = 60_000
