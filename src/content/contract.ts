// Rules and Regulations and Liability Release (docs/specification.md). Figures that the program
// calculates with come from business.ts, so that contract and invoice can't disagree. A change of
// any word makes a new version (docs/decisions/signed-contract.md).
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
  maxMoves,
  maxWeightLbs,
  minimumAge,
  moveUntilDays,
  outlet,
  pickUpHours,
  pickUpsAfter,
  standardRentalHours,
  taxBasisPoints,
  timeWindows,
  unpaidHours,
  wisconsinDeliveryCents,
} from '~/lib/domain/business'
import { formatCents, formatPercent, formatPrice } from '~/lib/domain/money'
import { listWords } from '~/lib/text/list-words'
import { clockWords } from '~/lib/time/business-time'
import { allSettings } from '~/settings/all-settings'
import { changePolicies } from './weather'

/** A clause, or a link to somebody else's. */
type Clause = string | { text: string; url: string }
/** The versions that customers signed are hashes of the name `rules`, too. */
type LegalSection = { id: string; title: string; rules: readonly Clause[] }
export type LegalPart = {
  id: string
  title: string
  intro: string
  sections: readonly LegalSection[]
}

const waiver = formatPercent(damageWaiverBasisPoints)
const deposit = formatPrice(depositRateCents)
const towns = listWords(flatFeeTowns)

/** The words, with the office's hours and the business's rain policy. */
export const contractOf = (hours: string, rainRule: string): readonly LegalPart[] => [
  {
    id: 'rules',
    title: 'Rules and Regulations',
    intro:
      "The person who books is the renter. The renter reads these rules, shares them with everyone who helps on the day, and accepts them when booking. We don't book anything or charge a card until they're accepted.",
    sections: [
      {
        id: 'safety',
        title: 'Using the equipment safely',
        rules: [
          'A responsible adult watches the equipment at all times while anyone is on it.',
          `No children under ${minimumAge} on an inflatable.`,
          `At most ${maxJumpers.contract} jumpers at once. If the item's page or our crew gives a smaller number, that number counts.`,
          `At most ${maxWeightLbs} lbs per person.`,
          'Jump with others of about the same size. No flips, wrestling, piling up, or climbing on or hanging from walls or nets.',
          'Take off shoes, glasses and jewelry, and empty your pockets. Nothing sharp goes inside.',
          'No food, drinks, gum, face paint, confetti or silly string on or near the equipment. Silly string ruins vinyl for good.',
          'Water only on items that we rent as Wet or Wet / Dry.',
          'Keep the entrance clear, go down slides feet first and one at a time, and clear the landing before the next person starts.',
          'Nobody who is sick, injured, pregnant, or under the influence of alcohol or drugs may use the equipment.',
          'In lightning, heavy rain or strong wind, or if the inflatable loses air: get everyone off at once, keep them away, and call us.',
          "Don't move the equipment, take out stakes or weights, or unplug or cover the blower while anyone is on the inflatable.",
        ],
      },
      {
        id: 'place',
        title: 'The setup site',
        rules: [
          "Keep a flat, clear space the size of the setup area on the item's page, with nothing hanging above it.",
          `Provide a working outlet of ${outlet.amps} amps within ${outlet.withinFt} ft, for our blower alone.`,
          'Grass, concrete or asphalt, and indoor floors all work. Tell us which when you book, because it decides how we anchor the equipment.',
          'The renter has permission to use the site, and marks pipes, cables and sprinklers that a stake could hit.',
          "Our crew may refuse to set up if the site isn't safe.",
        ],
      },
      {
        id: 'time',
        title: 'Delivery, rental time and pickup',
        rules: [
          `A standard rental lasts about ${standardRentalHours} hours.`,
          `We deliver between ${deliveryHours.from} and ${deliveryHours.to} and pick up after ${pickUpsAfter}.`,
          `If you need a set time, choose one when you book: a window of two hours or more is ${formatPrice(timeWindows.twoHours.cents)}, a one-hour window is ${formatPrice(timeWindows.oneHour.cents)}, and an exact time is ${formatPrice(timeWindows.exact.cents)}. Set times start at ${clockWords(earliestSpecificTime)}, and pickup may then be as late as ${latestPickUp}. If any time works for you, there is no charge.`,
          `A pickup outside ${pickUpHours.from} to ${pickUpHours.to} needs prior notice.`,
          'An adult is there for delivery and pickup.',
        ],
      },
      {
        id: 'area',
        title: 'Where we deliver, and what it costs',
        rules: [
          "We deliver in parts of Illinois and Wisconsin. We can't take bookings for any other state.",
          `${formatPrice(flatDeliveryCents)} flat: ${towns} in Illinois.`,
          `${formatPrice(wisconsinDeliveryCents)} flat: any address in Wisconsin.`,
          `Elsewhere in Illinois: ${formatCents(deliveryCentsPerMile)} for each driving mile from our depot.`,
        ],
      },
      {
        id: 'price',
        title: 'Price, tax and promo codes',
        rules: [
          "The rent is the price of each item times the number of days it's booked for, added up. All prices are in US dollars.",
          'One promo code may be used for a booking. It takes its percentage off the rent and nothing else.',
          `Tax is added to the rent after any discount: ${formatPercent(taxBasisPoints.IL)} in Illinois, ${formatPercent(taxBasisPoints.WI)} in Wisconsin.`,
          `A certificate of insurance costs ${formatPrice(insuranceRateCents)}. Leave it out if nobody asks for one.`,
          'The total is the discounted rent, tax, the delivery fee, and the options that were chosen.',
        ],
      },
      {
        id: 'payment',
        title: 'Paying, deposits and canceling',
        rules: [
          `Pay in our office (${hours}) or by card.`,
          `By card you can pay a deposit of ${deposit} and the balance before delivery. It counts toward the total. The deposit is non-refundable.`,
          `A reservation that is still unpaid ${unpaidHours} hours after it was made is canceled.`,
          `To cancel, give us at least ${cancellationNoticeHours} hours' notice before delivery.`,
          'We may take requests instead of bookings: a request becomes a booking once our office has approved it.',
          "We can only rent as many of each item as we own. Once they're all taken for a day, that day can't be booked.",
        ],
      },
      {
        id: 'weather',
        title: 'Weather, moving, canceling and refunds',
        rules: changePolicies({ rainRule, moveUntilDays, maxMoves }),
      },
      {
        id: 'damage',
        title: 'Damage, loss and the damage waiver',
        rules: [
          'The equipment stays our property. The renter returns it in the condition it was delivered, except for normal wear.',
          `For equipment that is lost or damaged beyond repair, the fee is $${lossFeeCents / 100}.`,
          `The damage waiver costs ${waiver} of the rent after any discount. It is optional and non-refundable. With it, the renter does not owe us for damage, except for what it does not cover.`,
          'The damage waiver is not liability insurance. It does not cover theft, vandalism, silly string, misuse, abuse or missing equipment.',
          'Tell us about damage right away, and stop using the item.',
        ],
      },
    ],
  },
  {
    id: 'liability',
    title: 'Liability Release',
    intro:
      'Jumping, sliding and climbing are active play, and no rule removes every risk. By accepting, the renter agrees to the following, including on behalf of the children and guests who use the equipment.',
    sections: [
      {
        id: 'risk',
        title: 'Known risks',
        rules: [
          'The renter understands that people can fall, collide, or be hurt by weather or by careless use, and that injuries can be serious.',
          'The renter accepts these risks for the time from delivery to pickup.',
        ],
      },
      {
        id: 'responsibility',
        title: 'Who is responsible',
        rules: [
          'From delivery to pickup, the renter is responsible for the equipment, for supervising it, and for everyone who uses it.',
          "The renter makes sure the rules above are followed, and stops anyone who doesn't follow them.",
        ],
      },
      {
        id: 'release',
        title: 'Release',
        rules: [
          'As far as the law allows, the renter releases the business, its owners and its crew from claims for injury, death or loss of property that come from the use of the equipment.',
          "As far as the law allows, the renter covers claims that guests or others bring against the business because these rules weren't followed.",
          'Nothing here limits rights that the law does not allow to be given up, such as those after gross negligence or intentional misconduct.',
        ],
      },
      {
        id: 'general',
        title: 'General',
        rules: [
          "If one part of this agreement can't be enforced, the rest still stands.",
          'Illinois law applies.',
          "Accepting the rules with a booking counts as the renter's signature.",
        ],
      },
    ],
  },
]

/** Today's words. */
export const contract = contractOf(allSettings.company.hours, allSettings.rainRule)
