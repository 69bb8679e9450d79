// Our services (docs/specification.md). Figures come from business.ts, as those of invoices do.
import { powerNeeded } from '~/lib/catalog/to-prepare'
import {
  cancellationNoticeHours,
  damageWaiverBasisPoints,
  deliveryCentsPerMile,
  deliveryHours,
  depositRateCents,
  earliestSpecificTime,
  flatDeliveryCents,
  flatFeeTowns,
  insuranceRateCents,
  latestPickUp,
  lossFeeCents,
  maxJumpers,
  maxWeightLbs,
  minimumAge,
  pickUpHours,
  pickUpsAfter,
  standardRentalHours,
  timeWindows,
  unpaidHours,
  wisconsinDeliveryCents,
} from '~/lib/domain/business'
import { formatCents, formatPercent, formatPrice } from '~/lib/domain/money'
import { listWords } from '~/lib/text/list-words'
import { clockWords } from '~/lib/time/business-time'

const towns = listWords(flatFeeTowns)
const waiver = formatPercent(damageWaiverBasisPoints)
const certificate = formatPrice(insuranceRateCents)
const deposit = formatPrice(depositRateCents)

export const intro =
  'Bounce houses, combos, slides, games, tents and tables for birthdays, schools and offices. We deliver, set up and pick up.'

export const whereWeDeliver =
  "We deliver from Rockford to parts of Illinois and Wisconsin. The fee depends on your address, and you'll see it before you book."

export const reasons = [
  {
    title: 'Delivered and set up',
    text: 'We bring it, set it up, and come back to take it down. You enjoy your guests.',
  },
  {
    title: 'Availability at a glance',
    text: 'A calendar shows which days are available before you fill out any form.',
  },
  {
    title: 'Sizes in feet',
    text: 'Width, height and the space to keep clear, so there are no surprises on the day.',
  },
  {
    title: 'The full price up front',
    text: 'Rent, delivery, tax and options in one list. You see the total before you book.',
  },
  {
    title: 'A set time, if you need one',
    text: `A window of two hours or more for ${formatPrice(timeWindows.twoHours.cents)}, a one-hour window for ${formatPrice(timeWindows.oneHour.cents)}, or an exact time for ${formatPrice(timeWindows.exact.cents)}.`,
  },
  {
    title: 'Ready for schools and parks',
    text: `We add an insurance certificate for ${certificate} if your school, park or office asks for one.`,
  },
] as const

/** Delivery fees, the flat ones first. */
export const deliveryAreas = [
  {
    price: formatPrice(flatDeliveryCents),
    unit: 'flat',
    where: `${towns}, all in Illinois.`,
  },
  { price: formatPrice(wisconsinDeliveryCents), unit: 'flat', where: 'Any address in Wisconsin.' },
  {
    price: formatCents(deliveryCentsPerMile),
    unit: 'per mile',
    where: 'Anywhere else in Illinois, by driving distance from our depot.',
  },
] as const

export const questions = [
  {
    question: 'When do you deliver, and how long can we keep it?',
    answer: [
      `We deliver between ${deliveryHours.from} and ${deliveryHours.to} and pick up after ${pickUpsAfter}. A standard rental lasts about ${standardRentalHours} hours.`,
      `Need a set time? Choose one at checkout, ${clockWords(earliestSpecificTime)} or later; pickup may then be as late as ${latestPickUp}. For a pickup before ${pickUpHours.from} or after ${pickUpHours.to}, please let us know ahead of time.`,
    ],
  },
  {
    question: 'What do you need at our place?',
    answer: [
      `A clear space the size shown on the rental's page, plus a ${powerNeeded} for anything with a blower.`,
      'Grass, concrete, asphalt and indoor floors all work. Tell us which one when you book.',
    ],
  },
  {
    question: 'Who can jump?',
    answer: [
      `Anyone ${minimumAge} or older, up to ${maxWeightLbs} lbs each and ${maxJumpers.itemPage} at a time. No children under ${minimumAge}.`,
      'An adult needs to watch whenever anyone is on it.',
    ],
  },
  {
    question: 'How do we pay, and what if we have to cancel?',
    answer: [
      `Pay by card when you book, or at our office. By card you can also pay a deposit of ${deposit} now and the rest before delivery. The deposit is non-refundable.`,
      `Unpaid reservations are canceled after ${unpaidHours} hours. If you need to cancel, please give us ${cancellationNoticeHours} hours' notice.`,
    ],
  },
  {
    question: 'What if something gets damaged?',
    answer: [
      `With the damage waiver, ${waiver} of the rent, you don't owe us for damage. It's optional and non-refundable, and doesn't cover theft, vandalism, silly string, misuse, abuse or missing equipment.`,
      `If equipment is lost or damaged beyond repair, the fee is ${formatPrice(lossFeeCents)}.`,
      `The waiver isn't liability insurance. The insurance certificate is separate: it costs ${certificate}, and you can leave it out at checkout if nobody asks you for one.`,
    ],
  },
] as const
