// Our services, where we deliver, and what parents ask (docs/specification.md). Figures that the program calculates with
// come from business.ts, so that this page and a bill can't disagree.
import { powerNeeded } from './rental-information'
import {
  cancellationNoticeHours,
  damageWaiverBasisPoints,
  deliveryCentsPerMile,
  deliveryHours,
  depositCents,
  flatDeliveryCents,
  flatFeeCities,
  insuranceCents,
  lossFeeCents,
  maxJumpers,
  maxWeightLbs,
  minimumAge,
  pickUpHours,
  pickUpsAfter,
  setTimeHours,
  standardRentalHours,
  timeWindows,
  unpaidHours,
  wisconsinDeliveryCents,
} from '~/lib/domain/business'
import { listWords } from '~/lib/text/list-words'
import { formatCents, formatPercent, formatPrice } from '~/lib/domain/money'

const towns = listWords(flatFeeCities)
const waiver = formatPercent(damageWaiverBasisPoints)
const certificate = formatPrice(insuranceCents)
const deposit = formatPrice(depositCents)

export const intro =
  'Bounce houses, combos, slides, games, tents and tables for birthdays, schools and offices. We deliver, set up and pick up.'

export const whereWeDeliver =
  'We deliver from Rockford to parts of Illinois and Wisconsin. The fee goes by the address, and the checkout shows it before you book.'

export const reasons = [
  {
    title: 'Delivered and set up',
    text: 'We bring it, set it up, and come back to take it down. You look after your guests.',
  },
  {
    title: 'Free days in plain sight',
    text: 'A calendar shows which days are free, before you fill in a form.',
  },
  {
    title: 'Sizes in feet',
    text: 'Width, height and the space to keep clear, before you book and not on the day.',
  },
  {
    title: 'The whole price first',
    text: 'Rent, delivery, tax and options stand in one list. You see the total before you book.',
  },
  {
    title: 'A set time, if you need one',
    text: `Within two hours or more for ${formatPrice(timeWindows.twoHours.cents)}, within one hour for ${formatPrice(timeWindows.oneHour.cents)}, at an exact time for ${formatPrice(timeWindows.exact.cents)}.`,
  },
  {
    title: 'Ready for schools and parks',
    text: `We add an insurance certificate for ${certificate} where a school, a park or an office asks for one.`,
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
    where: 'Anywhere else in Illinois, by the miles of driving from our depot.',
  },
] as const

export const questions = [
  {
    question: 'When do you come, and how long can we keep it?',
    answer: [
      `We deliver between ${deliveryHours.from} and ${deliveryHours.to} and pick up after ${pickUpsAfter}. A standard rental is about ${standardRentalHours} hours.`,
      `If you need us at a set time, choose one at checkout: from ${setTimeHours.from} on, with pick-up until ${setTimeHours.pickUpUntil}. For a pick-up before ${pickUpHours.from} or after ${pickUpHours.to}, please tell us beforehand.`,
    ],
  },
  {
    question: 'What does it need at our place?',
    answer: [
      `A clear space of the size shown on the page of the rental, and a ${powerNeeded} for what has a blower.`,
      'Grass, concrete, asphalt and indoor floors all work. Tell us which one when you book.',
    ],
  },
  {
    question: 'Who can jump?',
    answer: [
      `Anyone from ${minimumAge} years on, at most ${maxWeightLbs} lbs each and at most ${maxJumpers.itemPage} at once. Children under ${minimumAge} stay off.`,
      'An adult watches at all times while anyone is on it.',
    ],
  },
  {
    question: 'How do we pay, and what if we have to cancel?',
    answer: [
      `Pay by card when you book, or at our office. By card you can also pay a deposit of ${deposit} now and the rest later; it is non-refundable.`,
      `A reservation that stays unpaid is cancelled after ${unpaidHours} hours. To cancel one yourself, please give us ${cancellationNoticeHours} hours of notice.`,
    ],
  },
  {
    question: 'What if something gets damaged?',
    answer: [
      `With the damage waiver, ${waiver} of the rent, you don't owe us for damage. It is optional and non-refundable, and doesn't cover theft, vandalism, silly string, misuse, abuse or missing equipment.`,
      `For equipment that is lost or damaged beyond repair, the fee is ${formatPrice(lossFeeCents)}.`,
      `The waiver is not liability insurance. The insurance certificate is another matter: it costs ${certificate}, and you can leave it out at checkout if nobody asks you for it.`,
    ],
  },
] as const
